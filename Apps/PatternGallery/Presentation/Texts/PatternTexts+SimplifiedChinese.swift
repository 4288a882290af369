import PatternGalleryModel

extension PatternTexts {
  static func simplifiedChinese(_ pattern: Pattern) -> PatternTexts {
    switch pattern {
    case .mvc:
      PatternTexts(
        name: "MVC",
        summary: "控制器读取模型并填充视图",
        use: "适合小界面。视图和模型可以复用；其余都归控制器，测试离不开 UIKit。一页写不下时就该换。"
      )
    case .mvcVariant:
      PatternTexts(
        name: "MVC（视图认识模型）",
        summary: "视图自己显示模型",
        use: "适合处处显示同一种模型的视图。控制器变瘦了；视图从此只能显示这种模型。"
      )
    case .articleMVP:
      PatternTexts(
        name: "MVP（历史写法）",
        summary: "展示器创建视图并持有控制器",
        use: "供阅读，不用于新代码。控制器空了，但展示器只是换了名字的控制器：它和它的测试都需要 UIKit。"
      )
    case .mvp:
      PatternTexts(
        name: "MVP",
        summary: "不含 UIKit 的展示器通过协议告诉视图显示什么",
        use: "适合逻辑值得测试的界面。测试不需要屏幕，用替身代替视图。代价是每个界面一份协议和一份状态。"
      )
    case .mvvm:
      PatternTexts(
        name: "MVVM",
        summary: "视图观察它的视图模型",
        use: "适合许多自行变化的值。没有人需要推送，也就不会忘记推送；但变化何时到达，较难看清，也较难测试。"
      )
    case .viper:
      PatternTexts(
        name: "VIPER",
        summary: "五个部分，各在协议之后",
        use: "适合希望每个界面结构一致的大团队。各部分可单独测试；改一个值要经过其中大多数。"
      )
    case .vip:
      PatternTexts(
        name: "VIP（Clean Swift）",
        summary: "视图、交互器、展示器单向循环",
        use: "适合用例很多的界面。数据只朝一个方向走，容易跟踪；每个用例要有自己的三个类型。"
      )
    case .mvpc:
      PatternTexts(
        name: "MVP-C",
        summary: "MVP，加上决定去向的协调器",
        use: "适合多界面的应用。界面互不认识，流程无需 UIKit 即可测试，链接自然就有。只有一个界面时则太重。"
      )
    }
  }
}
