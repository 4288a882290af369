import AppHosting
import Foundation
import Synchronization
package import UIKit
import UIKitHosting

/// An app that a test in another process drives.
@MainActor
package final class AutomatedApp {
  /// The variable with the path of the Unix socket on which the test waits for its app.
  package static let socketVariable = "ROSTRUM_AUTOMATION"
  /// The variable with the path of a browser in which the app is shown; without it, no display shows it.
  package static let browserVariable = "ROSTRUM_AUTOMATION_BROWSER"

  private let stream: MessageStream
  private let device: any AutomatedDevice
  private let requests = Requests()

  private init(_ device: any AutomatedDevice, stream: MessageStream) {
    self.stream = stream
    self.device = device
  }

  /// Launches the app, and answers the requests of the test until it ends.
  ///
  /// - Parameters:
  ///   - delegateClass: The class of the app's delegate.
  ///   - path: The path of the test's Unix socket.
  package static func run(
    _ delegateClass: any UIApplicationDelegate.Type,
    drivenAt path: String
  ) -> Never {
    guard let stream = MessageStream(connectingTo: path) else {
      preconditionFailure("Expected a test that listens at \(path), found none.")
    }
    sharePasteboard()
    let app: AutomatedApp
    do {
      app = AutomatedApp(try device(delegateClass), stream: stream)
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
    app.device.rest()
    _ = stream.send(AutomationReply.done)
    app.serve()
  }

  /// Shares the general pasteboard of the device with the other process, the test's or the app's.
  package static func sharePasteboard() {
    UIPasteboard._share(at: Device.containerOfThisProcess.appending(path: "pasteboard"))
  }

  private static func device(
    _ delegateClass: any UIApplicationDelegate.Type
  ) throws -> any AutomatedDevice {
    guard let browser = ProcessInfo.processInfo.environment[browserVariable] else {
      return HeadlessDevice(delegateClass)
    }
    return try BrowserDevice(delegateClass, program: browser)
  }

  /// The requests that have arrived.
  private final class Requests: Sendable {
    private let waiting = Mutex<[AutomationRequest]>([])

    func append(_ request: AutomationRequest) { waiting.withLock { $0.append(request) } }

    func next() -> AutomationRequest? {
      waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    }
  }

  private func serve() -> Never {
    let (stream, requests) = (stream, requests)
    let reader = Thread {
      while let request = stream.receive(AutomationRequest.self) {
        requests.append(request)
        // The run loop returns.
        DispatchQueue.main.async {}
      }
      // The test is over.
      fflush(nil)
      _exit(0)
    }
    reader.start()
    while true {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.1))
      while let request = requests.next() {
        let reply = reply(to: request)
        UserDefaults.standard.synchronize()
        if !stream.send(reply) { _exit(0) }
      }
    }
  }

  // MARK: - Requests

  private func reply(to request: AutomationRequest) -> AutomationReply {
    // The views of rows are made for a screen that the test has read.
    if case .contents(let ids) = request { return contents(of: ids) }
    device.rest()
    do {
      let reply = try device.perform(shown(request))
      if case .elements = request { return reply }
      device.rest()
      return reply
    } catch let error as ActionError {
      return .failed(error.reason)
    } catch {
      return .failed("\(error)")
    }
  }
}

extension AutomatedApp {
  private func contents(of ids: [ElementRecord.ID]) -> AutomationReply {
    guard let runtime = try? device.runtime else { return .contents([]) }
    let contents = runtime.contents(of: ids, runtime.environment)
    return .contents(ids.compactMap { contents[$0] })
  }

  /// Returns a request about elements that are far from the visible part of a table as one about those on
  /// the screen, after scrolling to them.
  ///
  /// - Throws: `ActionError` if the element has gone.
  private func shown(_ request: AutomationRequest) throws -> AutomationRequest {
    try request.replacingElement { id in
      guard case .unseen(let part, let path) = id.part else { return nil }
      return try show(part, of: NodeID(rawValue: id.node), path)
    }
  }

  private func show(
    _ part: _TablePart,
    of table: NodeID,
    _ path: [Int]
  ) throws -> ElementRecord {
    let runtime = try device.runtime
    if runtime._node(of: part, in: table) == nil, runtime._scroll(to: part, in: table) {
      device.rest()
    }
    guard let node = runtime._node(of: part, in: table) else {
      throw ActionError(AutomationReply.vanished)
    }
    let all = try device.screenElements().all
    var found = all.first { $0.id == ElementRecord.ID(node: node.rawValue) }
    for index in path {
      found = found.flatMap { $0.children.indices.contains(index) ? $0.children[index] : nil }
    }
    guard let found else { throw ActionError(AutomationReply.vanished) }
    return found
  }
}

/// A device on which the tested app runs.
@MainActor
protocol AutomatedDevice {
  /// The scene that is shown.
  var runtime: _SceneRuntime { get throws }
  /// Returns the elements on the screen.
  func screenElements() throws -> ElementRecord
  /// Waits until the app and its screen rest.
  func rest()
  /// Carries out a request.
  ///
  /// - Throws: ``ActionError`` or another error, whose description continues a sentence.
  func perform(_ request: AutomationRequest) throws -> AutomationReply
}
