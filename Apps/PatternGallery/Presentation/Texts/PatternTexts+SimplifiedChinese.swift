import PatternGalleryModel

extension PatternTexts {
  static func simplifiedChinese(_ pattern: Pattern) -> PatternTexts {
    switch pattern {
    case .mvc:
      PatternTexts(
        name: "MVC",
        summary: "控制器读取模型并更新视图",
        use: "适合简单的界面。视图和模型可以复用；其余工作都由控制器完成，测试离不开 UIKit。控制器过长时应换用其他架构。"
      )
    case .mvcVariant:
      PatternTexts(
        name: "MVC（视图依赖模型）",
        summary: "视图直接显示模型",
        use: "适合始终显示同一种模型的视图。控制器更精简，但视图只能显示这种模型。"
      )
    case .articleMVP:
      PatternTexts(
        name: "MVP（历史写法）",
        summary: "Presenter 创建视图并持有控制器",
        use: "仅供参考，不建议用于新代码。控制器变空了，但 Presenter 只是换了名称的控制器：Presenter 及其测试都依赖 UIKit。"
      )
    case .mvp:
      PatternTexts(
        name: "MVP",
        summary: "Presenter 无需 UIKit，通过协议驱动视图",
        use: "适合逻辑需要测试的界面。测试时用替身代替视图，无需屏幕。代价是每个界面都要有一个协议和一个状态。"
      )
    case .mvvm:
      PatternTexts(
        name: "MVVM",
        summary: "视图观察视图模型",
        use: "适合显示多个会自行变化的值的界面。无需主动推送，也就不会遗漏；但不容易看出变化何时发生，也不好测试。"
      )
    case .viper:
      PatternTexts(
        name: "VIPER",
        summary: "五个部分，通过协议相互通信",
        use: "适合希望所有界面结构一致的大型团队。各部分可单独测试，但更改一个值会涉及其中大部分。"
      )
    case .vip:
      PatternTexts(
        name: "VIP（Clean Swift）",
        summary: "视图、Interactor 和 Presenter 组成单向循环",
        use: "适合用例较多的界面。数据单向流动，易于跟踪，但每个用例都需要三个专用类型。"
      )
    case .mvpc:
      PatternTexts(
        name: "MVP-C",
        summary: "MVP 加上负责导航的 Coordinator",
        use: "适合有多个界面的 App。界面互不依赖，流程无需 UIKit 即可测试，并且直接支持链接。只有一个界面时则过于繁重。"
      )
    }
  }
}
