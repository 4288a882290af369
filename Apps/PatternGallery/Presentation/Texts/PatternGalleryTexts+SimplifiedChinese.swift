import PatternGalleryModel
import Rostrum

extension PatternGalleryTexts {
  static let simplifiedChinese = PatternGalleryTexts(
    card: CardTexts(
      rename: "重新命名",
      name: "名称",
      save: "存储",
      done: "完成",
      cancel: "取消",
      nameMissing: "请输入名称。",
      nameTooLong: { "最多可输入 \($0) 个字符。" }
    ),
    title: "架构图鉴",
    introduction: "同一张卡片，八种写法：外观相同，行为也相同。只有重新命名的方式不同：MVP-C 打开单独的页面，其他架构弹出提示框。",
    compare: "比较全部",
    names: ["天气", "预报", "天空"],
    unknownLink: Notice(
      title: "找不到此页面",
      text: "App 中没有此链接对应的内容。",
      ok: "好"
    ),
    nothingChosenTitle: "未选择架构",
    nothingChosenText: "选择一种架构，试用卡片并查看代码。",
    receivedBy: "谁收到了图片轻点",
    nobodyYet: "尚未轻点",
    renameElsewhere: "在别处重新命名",
    hint: "轻点图片或重新命名卡片，然后逐步查看调用顺序。"
      + "“在别处重新命名”会模拟 App 的其他部分更改卡片名称。",
    path: "调用顺序",
    holds: "引用与调用",
    lines: { "各层代码行数（共 \($0) 行）" },
    whenToUse: "适用场景",
    legend: "实线箭头表示强引用，虚线箭头表示弱引用。"
      + "蓝色部分参与下方列出的调用，数字表示步骤。",
    code: "模型",
    sharedCode: "所有架构共用这部分代码。",
    listSeparator: "、",
    partSeparator: "，",
    steps: { "第 \($0) 步" },
    step: { "第 \($0) 步，共 \($1) 步：\($2)" },
    holdsStrongly: { String(chineseParts: [$0, "强引用", $1]) },
    holdsWeakly: { String(chineseParts: [$0, "弱引用", $1]) },
    patternColumn: "架构",
    columns: "架构：行数、文件数、类型数",
    linesColumn: "行数",
    filesColumn: "文件数",
    typesColumn: "类型数",
    bars: "条形长度表示代码行数",
    figures: { "\($0)：\($1) 行，\($2) 个文件，\($3) 个类型" },
    comparisonNote: "每次构建时根据源代码统计代码行数，不含各架构共用的部分（外观、模型、Rostrum）。",
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
    case .presenter: "Presenter"
    case .viewModel: "视图模型"
    case .interactor: "Interactor"
    case .router: "路由"
    case .coordinator: "Coordinator"
    }
  }
}

extension SourceLayer {
  fileprivate var chineseName: String {
    switch self {
    case .view: "视图"
    case .controller: "控制器"
    case .presenter: "Presenter"
    case .viewModel: "视图模型"
    case .interactor: "Interactor"
    case .router: "路由"
    case .coordinator: "Coordinator"
    case .contract: "协议与数据"
    case .assembly: "组装"
    }
  }
}

extension CardAction {
  fileprivate var chineseSentence: String {
    switch self {
    case .tapped: "轻点"
    case .receivedTap: "收到轻点"
    case .renameTapped: "轻点了“重新命名”"
    case .receivedRename: "收到重新命名的请求"
    case .askedForName: "询问新名称"
    case .passedOn: "传递给下一个对象"
    case .updatedModel: "将新名称交给模型"
    case .receivedChange: "收到更改通知"
    case .readModel: "读取模型"
    case .preparedState: "准备要显示的数据"
    case .filledView: "更新视图"
    case .showedItself: "显示结果"
    }
  }
}
