import PatternGalleryModel
import Rostrum
import RostrumUIKit
import UIKit

extension MVPC {
  /// A container that embeds the flow in a screen; in an app, a window contains it.
  final class CardFlowController: UIViewController {
    private let stage = UIKitStage()
    private let navigator: Navigator

    // rostrum:disable:next view-names-service here the controller stands for the root of an app
    init(store: CardStore, trace: CardTrace, texts: CardTexts) {
      navigator = Navigator(stage: stage)
      super.init(nibName: nil, bundle: nil)
      navigator.start(
        // rostrum:disable:next coordinator-made-by-screen in an app a scene's delegate does this
        CardCoordinator(
          screens: CardScreensFactory(trace: trace, texts: texts),
          repository: store,
          trace: trace,
          texts: texts
        )
      )
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      nil
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let flow = stage.viewController
      (flow as? UINavigationController)?.setNavigationBarHidden(true, animated: false)
      addChild(flow)
      CardLook.cover(view, with: flow.view)
      flow.didMove(toParent: self)
    }
  }
}
