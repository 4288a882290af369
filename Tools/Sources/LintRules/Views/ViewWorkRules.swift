import SourceModel

struct CellDoesNetworking: Rule {
  let id = "cell-does-networking"
  let title = "A cell makes no network requests."
  let why = """
    Cells are reused during scrolling, so a response may arrive in a cell that displays another \
    row. The presenter requests the data and passes it to the visible rows.
    """
  let bad: Example = """
    import UIKit

    final class StoryCell: UITableViewCell {
      func load(_ address: URL) {
        URLSession.shared.dataTask(with: address).resume()
      }
    }
    """
  let good: Example = """
    import UIKit

    final class StoryCell: UITableViewCell {
      func show(_ picture: UIImage?) {
        imageView?.image = picture
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.findings(in: project.parts(.cell), naming: ForeignNames.networking) {
      "\($0.name) uses \($1); let its presenter load the data"
    }
  }
}

struct ViewDoesNetworking: Rule {
  let id = "view-does-networking"
  let title = "A view or view controller makes no network requests."
  let why = """
    A view displays data and reports events. With requests in it, it cannot be tested without a \
    server, and other screens repeat the same requests.
    """
  let bad: Example = """
    import UIKit

    final class NewsViewController: UIViewController {
      func load(_ address: URL) {
        URLSession.shared.dataTask(with: address).resume()
      }
    }
    """
  let good: Example = """
    import UIKit

    final class NewsViewController: UIViewController {
      func show(_ titles: [String]) {
        title = titles.first
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    let parts = project.parts(.view, .viewController)
    let contents = parts.flatMap { part in
      part.code.calls
        .filter { ["Data", "String"].contains($0.name) && $0.argument("contentsOf") != nil }
        .map {
          part.finding($0.place, "\(part.name) loads the contents of a URL; move this to the model")
        }
    }
    return contents
      + parts.flatMap { part in
        part.firstForeignNames {
          ForeignNames.networking.contains($0) && !($0 == "URLRequest" && loadsWebPages(part))
        }.map {
          part.finding($0.place, "\(part.name) uses \($0.root); let its presenter call a service")
        }
      }
  }

  /// Returns whether the declaration loads pages into a web view, which then sends the request
  /// itself.
  private func loadsWebPages(_ part: TypePart) -> Bool {
    part.code.names.contains { $0.root == "WKWebView" }
      && part.code.calls.contains { $0.name == "load" && !$0.base.isEmpty }
  }
}

struct ViewDecodesData: Rule {
  let id = "view-decodes-data"
  let title = "A view does not parse JSON, XML or property lists."
  let why = """
    Parsing belongs to the model. A view that parses depends on the format of a server's \
    responses.
    """
  let bad: Example = """
    import UIKit

    final class NewsViewController: UIViewController {
      func show(_ data: Data) throws {
        title = try JSONDecoder().decode([String].self, from: data).first
      }
    }
    """
  let good: Example = """
    import UIKit

    final class NewsViewController: UIViewController {
      func show(_ titles: [String]) {
        title = titles.first
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.findings(in: project.onScreen, naming: ForeignNames.coding) {
      "\($0.name) uses \($1); let the model decode"
    }
  }
}

struct ViewStoresData: Rule {
  let id = "view-stores-data"
  let title = "A view does not access files, settings or databases."
  let why = """
    Storage belongs to the model. Stored state that a view writes is spread over the user \
    interface and cannot be tested without it.
    """
  let bad: Example = """
    import UIKit

    final class SettingsViewController: UIViewController {
      func themeChosen(_ name: String) {
        UserDefaults.standard.set(name, forKey: "theme")
      }
    }
    """
  let good: Example = """
    import UIKit

    final class SettingsViewController: UIViewController {
      var onTheme: ((String) -> Void)?

      func themeChosen(_ name: String) {
        onTheme?(name)
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.findings(in: project.onScreen, naming: ForeignNames.storing) {
      "\($0.name) uses \($1); let its presenter use a store"
    }
  }
}

struct ViewFormatsValues: Rule {
  let id = "view-formats-values"
  let title = "A view does not format dates and numbers."
  let why = """
    The text of a date depends on language, calendar and time zone. A presenter's formatting is \
    checked by a unit test, a view's formatting by a user interface test.
    """
  let bad: Example = """
    import UIKit

    final class MatchViewController: UIViewController {
      func show(_ date: Date) {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        title = formatter.string(from: date)
      }
    }
    """
  let good: Example = """
    import UIKit

    final class MatchViewController: UIViewController {
      func show(_ date: String) {
        title = date
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.findings(in: project.onScreen, naming: ForeignNames.formatting) {
      "\($0.name) uses \($1); let the presenter format the text"
    }
  }
}

struct ViewHopsToMainThread: Rule {
  let id = "view-hops-to-main-thread"
  let title = "A view does not dispatch to the main thread."
  let why = """
    The caller of a view is on the main actor, which a contract marked @MainActor makes the \
    compiler check. Dispatching in the view hides callers on other threads and delays updates by \
    one turn of the run loop.
    """
  let bad: Example = """
    import UIKit

    final class NewsViewController: UIViewController {
      func show(_ text: String) {
        DispatchQueue.main.async { [weak self] in
          self?.title = text
        }
      }
    }
    """
  let good: Example = """
    import UIKit

    final class NewsViewController: UIViewController {
      func show(_ text: String) {
        title = text
      }
    }
    """

  func check(_ project: LintedProject) -> [Finding] {
    project.onScreen.flatMap { part in
      part.code.calls
        .filter { $0.base == "DispatchQueue.main" && ["async", "sync"].contains($0.name) }
        .map {
          part.finding(
            $0.place,
            "\(part.name) dispatches to the main thread; isolate its caller to the main actor"
          )
        }
    }
  }
}
