// The translations of invented people.

extension DirectoryPerson {
  /// The Chinese texts of `englishNames`, by id.
  static let textsInChinese: [String: Texts] = [
    "p001": Texts(
      name: "杨逸文",
      position: "IT 开发",
      jobDescription: "开发内部 IT 工具",
      email: "yiwen.yang@example.com"
    ),
    "p002": Texts(
      name: "张三",
      position: "iOS 开发",
      jobDescription: "开发 iOS App",
      email: "zhangsan@example.com"
    ),
    "p003": Texts(
      name: "李四",
      position: "软件工程师",
      jobDescription: "开发软件",
      email: "lisi@example.com"
    ),
    "p004": Texts(
      name: "24 小时服务台",
      position: "IT 支持",
      jobDescription: "设备无法启动时，第一个电话打到这里",
      email: "fuwutai@example.com"
    ),
    "p005": Texts(
      name: "安雅琳",
      position: "发布经理",
      jobDescription: "决定发布什么，何时发布",
      email: "yalin.an@example.com"
    ),
    "p006": Texts(
      name: "何安德",
      position: "后端工程师",
      jobDescription: "让通讯录的响应时间保持在一毫秒以内",
      email: "ande.he@example.com"
    ),
    "p007": Texts(
      name: "贝思雅",
      position: "产品设计师",
      jobDescription: "每个界面都先画出来，再去实现",
      email: "siya.bei@example.com"
    ),
    "p008": Texts(
      name: "雷可朗",
      position: "网站可靠性工程师",
      jobDescription: "负责夜间值班，让其他人安心睡觉",
      email: "kelang.lei@example.com"
    ),
    "p009": Texts(
      name: "方丹妮",
      position: "数据分析师",
      jobDescription: "弄清数字背后的问题",
      email: "danni.fang@example.com"
    ),
    "p010": Texts(
      name: "葛艾米",
      position: "字体设计师",
      jobDescription: "挑选在公交车上也能看清的字体",
      email: "aimi.ge@example.com"
    ),
    "p011": Texts(
      name: "法若熙",
      position: "安全工程师",
      jobDescription: "赶在别人之前攻破系统",
      email: "ruoxi.fa@example.com"
    ),
    "p012": Texts(
      name: "顾文婷",
      position: "技术文档工程师",
      jobDescription: "撰写您要找的那一页",
      email: "wenting.gu@example.com"
    ),
    "p013": Texts(
      name: "林雨果",
      position: "测试工程师",
      jobDescription: "扮演最没耐心的用户",
      email: "yuguo.lin@example.com"
    ),
    "p014": Texts(
      name: "伊曼宁",
      position: "研发经理",
      jobDescription: "管理移动团队",
      email: "manning.yi@example.com"
    ),
    "p015": Texts(
      name: "魏乔纳",
      position: "安卓开发",
      jobDescription: "为另一种手机开发应用",
      email: "qiaona.wei@example.com"
    ),
    "p016": Texts(
      name: "康雅雯",
      position: "无障碍专家",
      jobDescription: "不看屏幕也能使用每一项功能",
      email: "yawen.kang@example.com"
    ),
    "p017": Texts(
      name: "卢卡思",
      position: "数据库管理员",
      jobDescription: "在需要之前就演练恢复备份",
      email: "kasi.lu@example.com"
    ),
    "p018": Texts(
      name: "米瑞兰",
      position: "本地化主管",
      jobDescription: "让十一种语言保持同步",
      email: "ruilan.mi@example.com"
    ),
    "p019": Texts(
      name: "倪奇然",
      position: "机器学习工程师",
      jobDescription: "教搜索框纠正拼写",
      email: "qiran.ni@example.com"
    ),
    "p020": Texts(
      name: "欧诺娜",
      position: "招聘专员",
      jobDescription: "把每封来信读到最后",
      email: "nuona.ou@example.com"
    ),
    "p021": Texts(
      name: "伍一帆",
      position: "网络工程师",
      jobDescription: "知道每根网线通向哪里",
      email: "yifan.wu@example.com"
    ),
    "p022": Texts(
      name: "濮丽雅",
      position: "产品经理",
      jobDescription: "会说“不”，也会说明原因",
      email: "liya.pu@example.com"
    ),
    "p023": Texts(
      name: "权廷远",
      position: "构建工程师",
      jobDescription: "缩短等待时间",
      email: "tingyuan.quan@example.com"
    ),
    "p024": Texts(
      name: "罗莎琳",
      position: "研究员",
      jobDescription: "先测量，再下结论",
      email: "shalin.luo@example.com"
    ),
    "p025": Texts(
      name: "桑天歌",
      position: "技术支持工程师",
      jobDescription: "用提问者的语言回答问题",
      email: "tiange.sang@example.com"
    ),
    "p026": Texts(
      name: "谭思敏",
      position: "行政经理",
      jobDescription: "保管钥匙和备用钥匙",
      email: "simin.tan@example.com"
    ),
    "p027": Texts(
      name: "乌丽可",
      position: "法律顾问",
      jobDescription: "喜欢阅读许可协议",
      email: "like.wu@example.com"
    ),
    "p028": Texts(
      name: "温庭岳",
      position: "编译器工程师",
      jobDescription: "解释报错信息的意思",
      email: "tingyue.wen@example.com"
    ),
    "p029": Texts(
      name: "文思顿",
      position: "财务总监",
      jobDescription: "签字之前先问两遍",
      email: "sidun.wen@example.com"
    ),
    "p030": Texts(
      name: "夏妮娅",
      position: "插画师",
      jobDescription: "绘制空白页面的插图",
      email: "niya.xia@example.com"
    ),
    "p031": Texts(
      name: "尤苏晨",
      position: "设施管理",
      jobDescription: "保证灯亮着，咖啡热着",
      email: "suchen.you@example.com"
    ),
    "p032": Texts(
      name: "左伊宁",
      position: "实习生",
      jobDescription: "总能提出最好的问题",
      email: "yining.zuo@example.com"
    ),
  ]
}
