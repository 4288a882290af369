// The translations of invented people.

extension DirectoryPerson {
  /// The English texts of `chineseNames`, by id.
  static let textsInEnglish: [String: Texts] = [
    "p033": Texts(
      name: "Ayigul",
      position: "Marketing Specialist",
      jobDescription: "Runs events in the western region"
    ),
    "p034": Texts(
      name: "Cao Yu’an",
      position: "Backend Engineer",
      jobDescription: "Maintains the directory service"
    ),
    "p035": Texts(
      name: "Chen Jingyi",
      position: "Product Manager",
      jobDescription: "Decides what comes first, and what comes next"
    ),
    "p036": Texts(
      name: "Shan Wenbo",
      position: "Test Engineer",
      jobDescription: "Finds the problems that nobody else finds"
    ),
    "p037": Texts(
      name: "Dong Muyang",
      position: "Operations Engineer",
      jobDescription: "Keeps the servers running day and night"
    ),
    "p038": Texts(
      name: "Feng Qicheng",
      position: "Security Engineer",
      jobDescription: "Runs a security drill every month"
    ),
    "p039": Texts(
      name: "Gao Yining",
      position: "Interaction Designer",
      jobDescription: "Tries until it feels right"
    ),
    "p040": Texts(
      name: "Han Dongxue",
      position: "Human Resources",
      jobDescription: "Looks after new colleagues in their first week"
    ),
    "p041": Texts(
      name: "He Miaomiao",
      position: "Customer Support",
      jobDescription: "Passes feedback on to the right people"
    ),
    "p042": Texts(
      name: "Jiang Ruoshui",
      position: "Data Analyst",
      jobDescription: "Turns a report into one chart"
    ),
    "p043": Texts(
      name: "Kong Lingyi",
      position: "Legal Counsel",
      jobDescription: "Reviews every license"
    ),
    "p044": Texts(
      name: "Li Mingche",
      position: "iOS Developer",
      jobDescription: "Makes lists scroll smoothly"
    ),
    "p045": Texts(
      name: "Lyu Siqi",
      position: "Technical Writer",
      jobDescription: "Writes manuals that need no manual"
    ),
    "p046": Texts(
      name: "Meng Fanxing",
      position: "Algorithm Engineer",
      jobDescription: "Makes search find what people mean"
    ),
    "p047": Texts(
      name: "Ni Kexin",
      position: "Illustrator",
      jobDescription: "Draws a picture for every new feature"
    ),
    "p048": Texts(
      name: "Ouyang Siyuan",
      position: "Software Architect",
      jobDescription: "Explains complicated things simply"
    ),
    "p049": Texts(
      name: "Pan Xiaotang",
      position: "Office Administrator",
      jobDescription: "Books the rooms, the shuttles, and the snacks"
    ),
    "p050": Texts(
      name: "Qiu Xiaolan",
      position: "Finance Manager",
      jobDescription: "Balances every account to the cent"
    ),
    "p051": Texts(
      name: "Ren Tianyou",
      position: "Network Engineer",
      jobDescription: "Keeps the Wi-Fi up in every meeting room"
    ),
    "p052": Texts(
      name: "Shi Yutong",
      position: "Localization Specialist",
      jobDescription: "Makes translations read like originals"
    ),
    "p053": Texts(
      name: "Tao Ran",
      position: "Intern",
      jobDescription: "Learns something new every week"
    ),
    "p054": Texts(
      name: "Wang Siyuan",
      position: "Engineering Manager",
      jobDescription: "Clears the way for the team"
    ),
    "p055": Texts(
      name: "Wu Junkai",
      position: "Android Developer",
      jobDescription: "Makes the app work on every Android phone"
    ),
    "p056": Texts(
      name: "Xie Mingxuan",
      position: "Compiler Engineer",
      jobDescription: "Makes builds a little faster"
    ),
    "p057": Texts(
      name: "Xu Yan",
      position: "User Researcher",
      jobDescription: "Visits five users every week"
    ),
    "p058": Texts(
      name: "Yang Liuqing",
      position: "Release Manager",
      jobDescription: "Stays until the release is out"
    ),
    "p059": Texts(
      name: "Zeng Guoyue",
      position: "Database Administrator",
      jobDescription: "Finds the cause of every slow query"
    ),
    "p060": Texts(
      name: "Zhao Yifan",
      position: "Frontend Engineer",
      jobDescription: "Makes the first screen appear faster"
    ),
    "p061": Texts(
      name: "Zheng Kewei",
      position: "Accessibility Specialist",
      jobDescription: "Makes every app work with a screen reader"
    ),
    "p062": Texts(
      name: "Zhuge Wenqing",
      position: "Research Advisor",
      jobDescription: "Trusts only experiments that can be repeated"
    ),
  ]
}
