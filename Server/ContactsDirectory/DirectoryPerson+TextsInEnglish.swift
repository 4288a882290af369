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
      jobDescription: "Finds vulnerabilities before anyone else does"
    ),
    "p039": Texts(
      name: "Gao Yining",
      position: "Interaction Designer",
      jobDescription: "Sketches every screen"
    ),
    "p040": Texts(
      name: "Han Dongxue",
      position: "Human Resources",
      jobDescription: "Reads every letter carefully"
    ),
    "p041": Texts(
      name: "He Miaomiao",
      position: "Customer Support",
      jobDescription: "Answers in the customer's own words"
    ),
    "p042": Texts(
      name: "Jiang Ruoshui",
      position: "Data Analyst",
      jobDescription: "Finds the questions behind the numbers"
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
      jobDescription: "Writes the page that everyone is looking for"
    ),
    "p046": Texts(
      name: "Meng Fanxing",
      position: "Algorithm Engineer",
      jobDescription: "Teaches the search box to forgive typos"
    ),
    "p047": Texts(
      name: "Ni Kexin",
      position: "Illustrator",
      jobDescription: "Draws the pictures on empty pages"
    ),
    "p048": Texts(
      name: "Ouyang Siyuan",
      position: "Software Architect",
      jobDescription: "Explains complicated things simply"
    ),
    "p049": Texts(
      name: "Pan Xiaotang",
      position: "Office Administrator",
      jobDescription: "Keeps the keys, and the spare keys"
    ),
    "p050": Texts(
      name: "Qiu Xiaolan",
      position: "Finance Manager",
      jobDescription: "Asks twice before signing"
    ),
    "p051": Texts(
      name: "Ren Tianyou",
      position: "Network Engineer",
      jobDescription: "Knows where every cable goes"
    ),
    "p052": Texts(
      name: "Shi Yutong",
      position: "Localization Specialist",
      jobDescription: "Keeps eleven languages in sync"
    ),
    "p053": Texts(
      name: "Tao Ran",
      position: "Intern",
      jobDescription: "Asks the best questions"
    ),
    "p054": Texts(
      name: "Wang Siyuan",
      position: "Engineering Manager",
      jobDescription: "Looks after the mobile team"
    ),
    "p055": Texts(
      name: "Wu Junkai",
      position: "Android Developer",
      jobDescription: "Writes apps for the other phone"
    ),
    "p056": Texts(
      name: "Xie Mingxuan",
      position: "Compiler Engineer",
      jobDescription: "Explains what error messages mean"
    ),
    "p057": Texts(
      name: "Xu Yan",
      position: "User Researcher",
      jobDescription: "Measures first, believes later"
    ),
    "p058": Texts(
      name: "Yang Liuqing",
      position: "Release Manager",
      jobDescription: "Decides when to ship"
    ),
    "p059": Texts(
      name: "Zeng Guoyue",
      position: "Database Administrator",
      jobDescription: "Tests backups before anyone needs them"
    ),
    "p060": Texts(
      name: "Zhao Yifan",
      position: "Frontend Engineer",
      jobDescription: "Makes the first screen appear faster"
    ),
    "p061": Texts(
      name: "Zheng Kewei",
      position: "Accessibility Specialist",
      jobDescription: "Uses every app without looking at the screen"
    ),
    "p062": Texts(
      name: "Zhuge Wenqing",
      position: "Research Advisor",
      jobDescription: "Trusts only experiments that can be repeated"
    ),
  ]
}
