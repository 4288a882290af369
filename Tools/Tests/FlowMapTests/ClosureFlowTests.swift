import Testing

@testable import FlowMap

/// Closures and functions that flows give to presenters and controllers.
struct ClosureFlowTests {
  @Test(arguments: [
    "let presenter = APresenter(); presenter.onNext = { [weak self] in self?.showB() }",
    "let presenter = APresenter(); presenter.onNext = self.showB",
    "let presenter = APresenter(onNext: { [weak self] in self?.showB() })",
    "let presenter = APresenter { [weak self] in self?.showB() }",
    "let presenter = APresenter(onNext: showB)",
  ])
  func aPresenterCallsItsFlow(code: String) throws {
    let graph = try map(
      """
      protocol Coordinator: AnyObject { func start() }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() { let main = MainCoordinator(stack: stack); main.start() }
      }
      final class MainCoordinator: Coordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          \(code)
          let a = AViewController(presenter: presenter)
          stack.pushViewController(a, animated: false)
        }
        func showB() { stack.pushViewController(BViewController(), animated: true) }
      }
      final class APresenter {
        var onNext: (() -> Void)?
        init(onNext: (() -> Void)? = nil) { self.onNext = onNext }
        func tapped() { onNext?() }
      }
      final class AViewController: UIViewController {
        let presenter: APresenter
        init(presenter: APresenter) { self.presenter = presenter }
        func tapped() { presenter.tapped() }
      }
      final class BViewController: UIViewController {}
      """
    )
    #expect(
      graph.lines == [
        "MainCoordinator root MainCoordinator/AViewController",
        "MainCoordinator/AViewController push MainCoordinator/BViewController",
      ]
    )
    #expect(graph.warnings == [])
  }

  @Test(arguments: [
    "login.onFinish = { [weak self] in self?.delegate?.loginDidFinish() }",
    "login.onFinish = loginTapped", "login.delegate = self",
  ])
  func aScreenStaysInItsFlowWhereItEndsIt(code: String) throws {
    let graph = try map(
      """
      protocol Coordinator: AnyObject { func start() }
      protocol LoginCoordinatorDelegate: AnyObject { func loginDidFinish() }
      protocol LoginViewControllerDelegate: AnyObject { func loginTapped() }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene() { let main = MainCoordinator(stack: stack); main.start() }
      }
      final class MainCoordinator: Coordinator, LoginCoordinatorDelegate {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let login = LoginCoordinator(stack: stack)
          login.delegate = self
          login.start()
        }
        func loginDidFinish() { stack.setViewControllers([BViewController()], animated: true) }
      }
      final class LoginCoordinator: Coordinator, LoginViewControllerDelegate {
        weak var delegate: LoginCoordinatorDelegate?
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func start() {
          let login = LoginViewController()
          \(code)
          stack.pushViewController(login, animated: true)
        }
        func loginTapped() { delegate?.loginDidFinish() }
      }
      final class LoginViewController: UIViewController {
        var onFinish: (() -> Void)?
        weak var delegate: LoginViewControllerDelegate?
        func tapped() { onFinish?(); delegate?.loginTapped() }
      }
      final class BViewController: UIViewController {}
      """
    )
    #expect(
      graph.lines == [
        "LoginCoordinator root LoginCoordinator/LoginViewController",
        "LoginCoordinator/LoginViewController root MainCoordinator/BViewController",
        "MainCoordinator root LoginCoordinator",
      ]
    )
    #expect(graph.screens.count == 2)
    #expect(graph.warnings == [])
  }

  @Test(arguments: [
    "let editor = board.instantiateInitialViewController()!",
    "guard let editor = board.instantiateInitialViewController() else { return }",
    "let editor = board.instantiateInitialViewController() as! UINavigationController",
  ])
  func aSceneThatAFlowShowsIsThereOnce(code: String) throws {
    let graph = try map(
      [
        "A.swift": """
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func scene() { let main = MainCoordinator(stack: stack); main.start() }
        }
        protocol Coordinator: AnyObject { func start() }
        final class MainCoordinator: Coordinator {
          let stack: UINavigationController
          init(stack: UINavigationController) { self.stack = stack }
          func start() {
            let board = UIStoryboard(name: "Editor", bundle: nil)
            \(code)
            stack.present(editor, animated: true)
          }
        }
        final class EditorViewController: UIViewController {}
        """
      ],
      storyboards: [
        "Editor": """
        <document initialViewController="n"><scenes>
        <scene><objects><navigationController id="n"><connections>
        <segue destination="e" kind="relationship" relationship="rootViewController"/>
        </connections></navigationController></objects></scene>
        <scene><objects><viewController id="e" customClass="EditorViewController"/></objects></scene>
        </scenes></document>
        """
      ]
    )
    #expect(graph.lines == ["MainCoordinator sheet MainCoordinator/EditorViewController"])
    #expect(graph.screens.count == 1)
    #expect(graph.warnings == [])
  }

  @Test(arguments: [
    ("show(b, style: .pageSheet)", "sheet"), ("show(b, style: .fullScreen)", "cover"),
    ("show(b)", "popover"), ("shown(b, in: .formSheet)", "sheet"),
    ("let style = UIModalPresentationStyle.pageSheet; show(b, style: style)", "sheet"),
    ("b.modalPresentationStyle = style; present(b, animated: true)", "sheet"),
  ])
  func aStyleThatIsPassedOn(code: String, kind: String) throws {
    let graph = try map(
      """
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        func launch() { window.rootViewController = AViewController() }
      }
      final class AViewController: UIViewController {
        var style: UIModalPresentationStyle { traits.style }
        func tapped() { let b = BViewController(); \(code) }
        func shown(_ screen: UIViewController, in style: UIModalPresentationStyle) {
          show(screen, style: style)
        }
        func show(_ screen: UIViewController, style: UIModalPresentationStyle = .popover) {
          screen.modalPresentationStyle = style
          present(screen, animated: true)
        }
      }
      final class BViewController: UIViewController {}
      """
    )
    #expect(graph.lines == ["AViewController \(kind) BViewController"])
  }
}
