import Foundation
import Rostrum
import RostrumUIKit
import UIKit

// A small app of real screens.

struct NoteState: Equatable {
  var title = ""
}

@MainActor
protocol NoteView: StateRendering where State == NoteState {}

final class NotePresenter: Presenter<any NoteView, NoteState>, LeaveGuard {
  var hasUnsavedWork = false
  var answer: @MainActor () async -> Bool = { true }
  private(set) var askedCount = 0
  var typed: String?

  init(_ title: String) {
    super.init(state: NoteState(title: title))
  }

  func mayLeave() async -> Bool {
    askedCount += 1
    return await answer()
  }
}

extension NotePresenter: DraftKeeping {
  var draft: Data? { typed.map { Data($0.utf8) } }

  func restore(_ draft: Data) {
    typed = String(decoding: draft, as: UTF8.self)
  }
}

final class NoteViewController: ScreenViewController<NotePresenter>, NoteView {
  private(set) var renderCount = 0

  func render(_ state: NoteState) {
    renderCount += 1
    title = state.title
  }
}

final class NoteTableViewController: ScreenTableViewController<NotePresenter>, NoteView {
  func render(_ state: NoteState) {
    title = state.title
  }
}

enum NoteRoute: Route {
  case list
  case note(String)

  init?(path: RoutePath) {
    switch path.segments.count {
    case 0: self = .list
    case 1: self = .note(path.segments[0])
    default: return nil
    }
  }

  var path: RoutePath {
    switch self {
    case .list: []
    case .note(let id): [id]
    }
  }
}

final class NotesFlow: Coordinator<String>, RouteTaking, UnknownLinkTaking, Confirming {
  private let first: String
  private let route: NoteRoute?

  init(_ first: String = "Notes", at route: NoteRoute? = .list) {
    self.first = first
    self.route = route
  }

  override func start() {
    push(NoteViewController(presenter: NotePresenter(first)), at: route)
  }

  @discardableResult
  func show(_ title: String) -> NotePresenter {
    let presenter = NotePresenter(title)
    push(NoteViewController(presenter: presenter), at: NoteRoute.note(title))
    return presenter
  }

  func takeUnknownLink(_ path: RoutePath) {
    notify(Notice(title: "Nothing at \(path)", text: "The list is open.", ok: "OK"))
  }

  func take(_ route: NoteRoute) {
    if case .note(let title) = route { show(title) }
  }
}
