import SourceModel

struct CellDoesNetworking: Rule {
  let id = "cell-does-networking"
  let title = "A cell makes no requests."
  let why = """
    Cells are reused while rows scroll: an answer arrives in a cell that shows another row by then. \
    The presenter asks for what rows need, and hands it over when it is there.
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
      "\($0.name) uses \($1); show what the presenter has asked for"
    }
  }
}

struct ViewDoesNetworking: Rule {
  let id = "view-does-networking"
  let title = "A view or view controller makes no requests."
  let why = """
    A view creates, shows and refreshes. With requests in it, it can be tested with a server only, and \
    the next screen that needs the same data asks once more.
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
        .map { part.finding($0.place, "\(part.name) reads from an address; let the model do that") }
    }
    return contents
      + project.findings(in: parts, naming: ForeignNames.networking) {
        "\($0.name) uses \($1); let its presenter ask a service"
      }
  }
}

struct ViewDecodesData: Rule {
  let id = "view-decodes-data"
  let title = "A view parses no JSON, XML or property lists."
  let why = """
    Parsing is the model's. A view that parses knows the shape of a server's answers, and breaks when \
    that changes.
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
  let title = "A view reads and writes no files, settings or databases."
  let why = """
    Storage is the model's. A view that stores decides what an app remembers, where nobody looks for \
    it.
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
      "\($0.name) uses \($1); tell the presenter, which asks a store"
    }
  }
}

struct ViewFormatsValues: Rule {
  let id = "view-formats-values"
  let title = "A view shows texts as it gets them, and formats no dates and numbers."
  let why = """
    A text of a date depends on language, calendar and time zone, and is worth a test. In a presenter \
    that test needs one line; in a view it needs a screen.
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
      "\($0.name) uses \($1); let the presenter make the text"
    }
  }
}

struct ViewHopsToMainThread: Rule {
  let id = "view-hops-to-main-thread"
  let title = "A view is called on the main thread, and does not go there itself."
  let why = """
    Whoever calls a view does so on the main actor, which a contract marked @MainActor makes the \
    compiler check. A view that hops hides a caller that does not, and shows its values a turn late.
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
          part.finding($0.place, "\(part.name) hops to the main thread; let its caller be there")
        }
    }
  }
}
