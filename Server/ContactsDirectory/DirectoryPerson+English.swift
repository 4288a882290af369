// Invented people; addresses and numbers are in the ranges reserved for fiction.

extension DirectoryPerson {
  /// People with names in Latin letters, the three of the article first.
  static let englishNames: [DirectoryPerson] = [
    DirectoryPerson(
      id: "p001",
      name: "Evan Yang",
      position: "IT Developer",
      jobDescription: "Develops internal IT tools",
      email: "evanyang@example.com",
      phone: "+1 202 555 0100"
    ),
    DirectoryPerson(
      id: "p002",
      name: "Zhang San",
      position: "iOS Developer",
      jobDescription: "Develops apps for iOS",
      email: "zhangsan@example.com",
      phone: "+1 202 555 0101"
    ),
    DirectoryPerson(
      id: "p003",
      name: "Li Si",
      position: "Software Engineer",
      jobDescription: "Builds software",
      email: "lisi@example.com",
      phone: "+1 202 555 0102"
    ),
    DirectoryPerson(
      id: "p004",
      name: "24h Help Desk",
      position: "IT Support",
      jobDescription: "First call for anything that does not start",
      email: "24h.help.desk@example.com",
      phone: "+1 202 555 0103"
    ),
    DirectoryPerson(
      id: "p005",
      name: "Abena Mensah",
      position: "Release Manager",
      jobDescription: "Decides what ships, and when",
      email: "abena.mensah@example.com",
      phone: "+1 202 555 0104"
    ),
    DirectoryPerson(
      id: "p006",
      name: "Anders Holm",
      position: "Backend Engineer",
      jobDescription: "Keeps the directory’s answers under a millisecond",
      email: "anders.holm@example.com",
      phone: "+1 202 555 0105"
    ),
    DirectoryPerson(
      id: "p007",
      name: "Beatriz Carvalho",
      position: "Product Designer",
      jobDescription: "Draws every screen before it is built",
      email: "beatriz.carvalho@example.com",
      phone: "+1 202 555 0106"
    ),
    DirectoryPerson(
      id: "p008",
      name: "Callum Reid",
      position: "Site Reliability Engineer",
      jobDescription: "Carries the pager, so that others sleep",
      email: "callum.reid@example.com",
      phone: "+1 202 555 0107"
    ),
    DirectoryPerson(
      id: "p009",
      name: "Daniela Fuentes",
      position: "Data Analyst",
      jobDescription: "Finds the question behind the number",
      email: "daniela.fuentes@example.com",
      phone: "+1 202 555 0108"
    ),
    DirectoryPerson(
      id: "p010",
      name: "Émile Garnier",
      position: "Typographer",
      jobDescription: "Chooses letters that can be read on a bus",
      email: "emile.garnier@example.com",
      phone: "+1 202 555 0109"
    ),
    DirectoryPerson(
      id: "p011",
      name: "Farah Aziz",
      position: "Security Engineer",
      jobDescription: "Breaks in before somebody else does",
      email: "farah.aziz@example.com",
      phone: "+1 202 555 0110"
    ),
    DirectoryPerson(
      id: "p012",
      name: "Gwen Prichard",
      position: "Technical Writer",
      jobDescription: "Writes the page that you were looking for",
      email: "gwen.prichard@example.com",
      phone: "+1 202 555 0111"
    ),
    DirectoryPerson(
      id: "p013",
      name: "Hugo Lindqvist",
      position: "Test Engineer",
      jobDescription: "Works as the most impatient user",
      email: "hugo.lindqvist@example.com",
      phone: "+1 202 555 0112"
    ),
    DirectoryPerson(
      id: "p014",
      name: "Imani Okoro",
      position: "Engineering Manager",
      jobDescription: "Looks after the mobile team",
      email: "imani.okoro@example.com",
      phone: "+1 202 555 0113"
    ),
    DirectoryPerson(
      id: "p015",
      name: "Jonas Weber",
      position: "Android Developer",
      jobDescription: "Develops for the other phone",
      email: "jonas.weber@example.com",
      phone: "+1 202 555 0114"
    ),
    DirectoryPerson(
      id: "p016",
      name: "Katarzyna Wilk",
      position: "Accessibility Specialist",
      jobDescription: "Uses everything without looking at it",
      email: "katarzyna.wilk@example.com",
      phone: "+1 202 555 0115"
    ),
    DirectoryPerson(
      id: "p017",
      name: "Łukasz Dudek",
      position: "Database Administrator",
      jobDescription: "Restores backups before they are needed",
      email: "lukasz.dudek@example.com",
      phone: "+1 202 555 0116"
    ),
    DirectoryPerson(
      id: "p018",
      name: "Mirela Popa",
      position: "Localization Lead",
      jobDescription: "Keeps eleven languages in step",
      email: "mirela.popa@example.com",
      phone: "+1 202 555 0117"
    ),
    DirectoryPerson(
      id: "p019",
      name: "Nikhil Rao",
      position: "Machine Learning Engineer",
      jobDescription: "Teaches the search box to spell",
      email: "nikhil.rao@example.com",
      phone: "+1 202 555 0118"
    ),
    DirectoryPerson(
      id: "p020",
      name: "Oona Salminen",
      position: "Recruiter",
      jobDescription: "Reads every letter to the end",
      email: "oona.salminen@example.com",
      phone: "+1 202 555 0119"
    ),
    DirectoryPerson(
      id: "p021",
      name: "Øyvind Berg",
      position: "Network Engineer",
      jobDescription: "Knows where each cable goes",
      email: "oyvind.berg@example.com",
      phone: "+1 202 555 0120"
    ),
    DirectoryPerson(
      id: "p022",
      name: "Priya Raman",
      position: "Product Manager",
      jobDescription: "Says no, and why",
      email: "priya.raman@example.com",
      phone: "+1 202 555 0121"
    ),
    DirectoryPerson(
      id: "p023",
      name: "Quentin Dubois",
      position: "Build Engineer",
      jobDescription: "Makes waiting shorter",
      email: "quentin.dubois@example.com",
      phone: "+1 202 555 0122"
    ),
    DirectoryPerson(
      id: "p024",
      name: "Rosalind Achieng",
      position: "Research Scientist",
      jobDescription: "Measures before she believes",
      email: "rosalind.achieng@example.com",
      phone: "+1 202 555 0123"
    ),
    DirectoryPerson(
      id: "p025",
      name: "Santiago Ibarra",
      position: "Support Engineer",
      jobDescription: "Answers in the language of the question",
      email: "santiago.ibarra@example.com",
      phone: "+1 202 555 0124"
    ),
    DirectoryPerson(
      id: "p026",
      name: "Tamsin Clarke",
      position: "Office Manager",
      jobDescription: "Has the key, and the spare key",
      email: "tamsin.clarke@example.com",
      phone: "+1 202 555 0125"
    ),
    DirectoryPerson(
      id: "p027",
      name: "Ulrike Brandt",
      position: "Legal Counsel",
      jobDescription: "Reads licenses for pleasure",
      email: "ulrike.brandt@example.com",
      phone: "+1 202 555 0126"
    ),
    DirectoryPerson(
      id: "p028",
      name: "Valentin Petrov",
      position: "Compiler Engineer",
      jobDescription: "Explains what the message meant",
      email: "valentin.petrov@example.com",
      phone: "+1 202 555 0127"
    ),
    DirectoryPerson(
      id: "p029",
      name: "Winston Adeyemi",
      position: "Finance Director",
      jobDescription: "Signs, after asking twice",
      email: "winston.adeyemi@example.com",
      phone: "+1 202 555 0128"
    ),
    DirectoryPerson(
      id: "p030",
      name: "Xenia Pappas",
      position: "Illustrator",
      jobDescription: "Draws the empty states",
      email: "xenia.pappas@example.com",
      phone: "+1 202 555 0129"
    ),
    DirectoryPerson(
      id: "p031",
      name: "Yusuf Demir",
      position: "Facilities",
      jobDescription: "Keeps the lights on, and the coffee warm",
      email: "yusuf.demir@example.com",
      phone: "+1 202 555 0130"
    ),
    DirectoryPerson(
      id: "p032",
      name: "Zoë Hartmann",
      position: "Intern",
      jobDescription: "Asks the best questions",
      email: "zoe.hartmann@example.com",
      phone: "+1 202 555 0131"
    ),
  ]
}
