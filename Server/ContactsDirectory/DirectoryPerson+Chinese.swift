// Invented people; addresses are in the domain reserved for examples. China reserves no numbers for
// fiction: these are invented, too.

extension DirectoryPerson {
  /// People with Chinese names; a reading is given where the characters mislead.
  static let chineseNames: [DirectoryPerson] = [
    DirectoryPerson(
      id: "p033",
      name: "阿依古丽",
      position: "市场专员",
      jobDescription: "负责西部地区的活动",
      email: "ayigul@example.com",
      phone: "+86 10 5555 0132"
    ),
    DirectoryPerson(
      id: "p034",
      name: "曹予安",
      position: "后端工程师",
      jobDescription: "维护通讯录服务",
      email: "yuan.cao@example.com",
      phone: "+86 10 5555 0133"
    ),
    DirectoryPerson(
      id: "p035",
      name: "陈静怡",
      position: "产品经理",
      jobDescription: "决定先做什么，后做什么",
      email: "jingyi.chen@example.com",
      phone: "+86 10 5555 0134"
    ),
    DirectoryPerson(
      id: "p036",
      name: "单文博",
      reading: "Shan Wenbo",
      position: "测试工程师",
      jobDescription: "专门找别人找不到的问题",
      email: "wenbo.shan@example.com",
      phone: "+86 10 5555 0135"
    ),
    DirectoryPerson(
      id: "p037",
      name: "董沐阳",
      position: "运维工程师",
      jobDescription: "保证服务器昼夜运行",
      email: "muyang.dong@example.com",
      phone: "+86 10 5555 0136"
    ),
    DirectoryPerson(
      id: "p038",
      name: "冯启程",
      position: "安全工程师",
      jobDescription: "每月做一次攻防演练",
      email: "qicheng.feng@example.com",
      phone: "+86 10 5555 0137"
    ),
    DirectoryPerson(
      id: "p039",
      name: "高一宁",
      position: "交互设计师",
      jobDescription: "反复试，直到用起来顺手",
      email: "yining.gao@example.com",
      phone: "+86 10 5555 0138"
    ),
    DirectoryPerson(
      id: "p040",
      name: "韩冬雪",
      position: "人力资源",
      jobDescription: "陪新同事度过第一周",
      email: "dongxue.han@example.com",
      phone: "+86 10 5555 0139"
    ),
    DirectoryPerson(
      id: "p041",
      name: "何苗苗",
      position: "客户支持",
      jobDescription: "把用户的反馈转给对的人",
      email: "miaomiao.he@example.com",
      phone: "+86 10 5555 0140"
    ),
    DirectoryPerson(
      id: "p042",
      name: "姜若水",
      position: "数据分析师",
      jobDescription: "用一张图讲清一份报表",
      email: "ruoshui.jiang@example.com",
      phone: "+86 10 5555 0141"
    ),
    DirectoryPerson(
      id: "p043",
      name: "孔令颐",
      position: "法务顾问",
      jobDescription: "审阅每一份许可证",
      email: "lingyi.kong@example.com",
      phone: "+86 10 5555 0142"
    ),
    DirectoryPerson(
      id: "p044",
      name: "李明澈",
      position: "iOS 开发",
      jobDescription: "让列表滑得更顺",
      email: "mingche.li@example.com",
      phone: "+86 10 5555 0143"
    ),
    DirectoryPerson(
      id: "p045",
      name: "吕思齐",
      position: "技术文档",
      jobDescription: "把手册写得一看就懂",
      email: "siqi.lyu@example.com",
      phone: "+86 10 5555 0144"
    ),
    DirectoryPerson(
      id: "p046",
      name: "孟繁星",
      position: "算法工程师",
      jobDescription: "让搜索结果更合心意",
      email: "fanxing.meng@example.com",
      phone: "+86 10 5555 0145"
    ),
    DirectoryPerson(
      id: "p047",
      name: "倪可心",
      position: "插画师",
      jobDescription: "给每个新功能画一张插图",
      email: "kexin.ni@example.com",
      phone: "+86 10 5555 0146"
    ),
    DirectoryPerson(
      id: "p048",
      name: "欧阳思远",
      position: "架构师",
      jobDescription: "把复杂的事情讲简单",
      email: "siyuan.ouyang@example.com",
      phone: "+86 10 5555 0147"
    ),
    DirectoryPerson(
      id: "p049",
      name: "潘晓棠",
      position: "行政",
      jobDescription: "安排会议室、班车和下午茶",
      email: "xiaotang.pan@example.com",
      phone: "+86 10 5555 0148"
    ),
    DirectoryPerson(
      id: "p050",
      name: "仇晓岚",
      reading: "Qiu Xiaolan",
      position: "财务主管",
      jobDescription: "把每一笔账都对清楚",
      email: "xiaolan.qiu@example.com",
      phone: "+86 10 5555 0149"
    ),
    DirectoryPerson(
      id: "p051",
      name: "任天佑",
      position: "网络工程师",
      jobDescription: "让会议室的 Wi-Fi 不再掉线",
      email: "tianyou.ren@example.com",
      phone: "+86 10 5555 0150"
    ),
    DirectoryPerson(
      id: "p052",
      name: "施语桐",
      position: "本地化",
      jobDescription: "让译文读起来像原文",
      email: "yutong.shi@example.com",
      phone: "+86 10 5555 0151"
    ),
    DirectoryPerson(
      id: "p053",
      name: "陶然",
      position: "实习生",
      jobDescription: "每周学会一件新事",
      email: "ran.tao@example.com",
      phone: "+86 10 5555 0152"
    ),
    DirectoryPerson(
      id: "p054",
      name: "王思源",
      position: "研发经理",
      jobDescription: "为团队扫清障碍",
      email: "siyuan.wang@example.com",
      phone: "+86 10 5555 0153"
    ),
    DirectoryPerson(
      id: "p055",
      name: "吴俊楷",
      position: "安卓开发",
      jobDescription: "让 App 在每台安卓手机上都好用",
      email: "junkai.wu@example.com",
      phone: "+86 10 5555 0154"
    ),
    DirectoryPerson(
      id: "p056",
      name: "解明轩",
      reading: "Xie Mingxuan",
      position: "编译工程师",
      jobDescription: "让编译再快一点",
      email: "mingxuan.xie@example.com",
      phone: "+86 10 5555 0155"
    ),
    DirectoryPerson(
      id: "p057",
      name: "许言",
      position: "用户研究",
      jobDescription: "每周拜访五位用户",
      email: "yan.xu@example.com",
      phone: "+86 10 5555 0156"
    ),
    DirectoryPerson(
      id: "p058",
      name: "杨柳青",
      position: "发布经理",
      jobDescription: "陪团队守到上线的那一刻",
      email: "liuqing.yang@example.com",
      phone: "+86 10 5555 0157"
    ),
    DirectoryPerson(
      id: "p059",
      name: "曾国岳",
      reading: "Zeng Guoyue",
      position: "数据库管理员",
      jobDescription: "给每一条慢查询找到原因",
      email: "guoyue.zeng@example.com",
      phone: "+86 10 5555 0158"
    ),
    DirectoryPerson(
      id: "p060",
      name: "赵一帆",
      position: "前端工程师",
      jobDescription: "让第一屏更快出现",
      email: "yifan.zhao@example.com",
      phone: "+86 10 5555 0159"
    ),
    DirectoryPerson(
      id: "p061",
      name: "郑可为",
      position: "无障碍专家",
      jobDescription: "让读屏用户也能顺畅操作",
      email: "kewei.zheng@example.com",
      phone: "+86 10 5555 0160"
    ),
    DirectoryPerson(
      id: "p062",
      name: "诸葛文清",
      position: "科研顾问",
      jobDescription: "只相信可以重复的实验",
      email: "wenqing.zhuge@example.com",
      phone: "+86 10 5555 0161"
    ),
  ]
}
