import PatternGalleryModel

extension PatternGalleryTexts {
  static let simplifiedChinese = PatternGalleryTexts(
    card: CardTexts(
      rename: "重新命名",
      name: "名称",
      save: "存储",
      cancel: "取消",
      nameMissing: "请输入名称。",
      nameTooLong: { "最多 \($0) 个字符。" }
    ),
    title: "模式画廊",
    introduction: "同一张卡片，八种写法：外观相同，行为也相同。",
    compare: "全部比较",
    names: ["天气", "预报", "天空"],
    heardBy: "上次点按由谁收到",
    nobodyYet: "尚无",
    renameElsewhere: "在别处改名",
    hint: "点按卡片，或在这里、在别处给它改名，再看下面的路径。",
    path: "数据的路径",
    holds: "谁持有谁",
    lines: { "各层代码行数，共 \($0) 行" },
    whenToUse: "何时使用",
    strong: "强",
    weak: "弱",
    holdsStrongly: { "\($0)强持有\($1)" },
    holdsWeakly: { "\($0)弱持有\($1)" },
    patternColumn: "模式",
    columns: "模式：行，文件，类型",
    linesColumn: "行",
    filesColumn: "文件",
    typesColumn: "类型",
    figures: { "\($0)：\($1) 行，\($2) 个文件，\($3) 个类型" },
    comparisonNote: "代码行数在每次构建时从源代码统计。各模式共用的部分（外观、模型、Rostrum）不计。",
    patternTexts: { .simplifiedChinese($0) },
    roleName: { $0.chineseName },
    layerName: { $0.chineseName },
    actionSentence: { $0.chineseSentence }
  )
}

extension CardRole {
  fileprivate var chineseName: String {
    switch self {
    case .model: "模型"
    case .view: "视图"
    case .controller: "控制器"
    case .presenter: "展示器"
    case .viewModel: "视图模型"
    case .interactor: "交互器"
    case .router: "路由"
    case .coordinator: "协调器"
    }
  }
}

extension SourceLayer {
  fileprivate var chineseName: String {
    switch self {
    case .view: "视图"
    case .controller: "控制器"
    case .presenter: "展示器"
    case .viewModel: "视图模型"
    case .interactor: "交互器"
    case .router: "路由"
    case .coordinator: "协调器"
    case .contract: "协议与数据"
    case .assembly: "组装"
    }
  }
}

extension CardAction {
  fileprivate var chineseSentence: String {
    switch self {
    case .tapped: "被点按"
    case .heardTap: "收到了点按"
    case .renameTapped: "“重新命名”被点按"
    case .heardRename: "得知需要新名称"
    case .askedForName: "询问了新名称"
    case .passedOn: "向下传递"
    case .toldModel: "把新名称告诉了模型"
    case .heardChange: "得知了变化"
    case .readModel: "读取了模型"
    case .preparedState: "整理成可直接显示的数据"
    case .filledView: "填充了视图"
    case .showedItself: "显示了出来"
    }
  }
}
