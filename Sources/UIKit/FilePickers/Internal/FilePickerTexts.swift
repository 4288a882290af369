import UIKitHosting

/// The texts of the pickers of files, in the languages of the system's texts.
struct FilePickerTexts {
  typealias Subject = FileRequest.Subject

  private let isChinese: Bool
  private var system: _SystemTexts { isChinese ? .simplifiedChinese : .english }

  init(language: String) {
    isChinese = language.hasPrefix("zh")
  }

  private func noun(_ subject: Subject, _ isMany: Bool) -> String {
    switch (subject, isChinese) {
    case (.photo, false): isMany ? "Photos" : "Photo"
    case (.video, false): isMany ? "Videos" : "Video"
    case (.media, false): isMany ? "Photos or Videos" : "Photo or Video"
    case (.file, false): isMany ? "Files" : "File"
    case (.photo, true): "照片"
    case (.video, true): "视频"
    case (.media, true): "照片或视频"
    case (.file, true): "文件"
    }
  }

  /// The title of the bar: the place that the files come from, or go to.
  func title(_ request: FileRequest) -> String {
    switch (request.task, request.subject) {
    case (.capture, _): system.camera
    case (.save, _): isChinese ? "下载" : "Downloads"
    case (.choose, let subject): noun(subject == .media ? .photo : subject, true)
    }
  }

  // MARK: Choosing

  func headline(_ request: FileRequest) -> String {
    let name = noun(request.subject, request.hasMany)
    switch request.task {
    case .choose:
      if isChinese { return "选取\(name)" }
      return request.hasMany ? "Choose \(name)" : "Choose a \(name)"
    case .capture:
      if isChinese { return request.subject == .video ? "录制视频" : "拍摄照片" }
      return request.subject == .video ? "Record a Video" : "Take a Photo"
    case .save(let files):
      let one = files.count == 1 ? files[0].lastPathComponent : nil
      if isChinese { return one.map { "存储“\($0)”" } ?? "存储\(files.count)个文件" }
      return one.map { "Save “\($0)”" } ?? "Save \(files.count) Files"
    }
  }

  func detail(_ request: FileRequest) -> String {
    switch request.task {
    case .choose:
      let name = noun(request.subject, request.hasMany)
      if isChinese { return "此 App 仅能访问您所选的\(name)。" }
      return "This app can access only the \(name.lowercased()) you choose."
    case .capture:
      let name = noun(request.subject, false)
      if isChinese { return "此 App 仅能访问您拍摄的\(name)。" }
      return "This app can access only the \(name.lowercased()) you take."
    case .save:
      return isChinese ? "存储到浏览器的下载文件夹。" : "Goes to your browser’s downloads."
    }
  }

  func button(_ request: FileRequest) -> String {
    switch request.task {
    case .choose:
      let name = noun(request.subject, request.hasMany)
      return isChinese ? "选取\(name)" : "Choose \(name)"
    case .capture: return isChinese ? "打开相机" : "Open Camera"
    case .save: return system.save
    }
  }

  // MARK: Loading

  func loading(_ request: FileRequest, count: Int) -> String {
    let name = noun(request.subject, count != 1)
    if isChinese { return count == 1 ? "正在载入\(name)" : "正在载入\(count)个项目" }
    if request.subject == .media { return count == 1 ? "Loading" : "Loading \(count) Items" }
    return count == 1 ? "Loading \(name)" : "Loading \(count) \(name)"
  }

  func progress(_ received: String, of whole: String) -> String {
    isChinese ? "\(received)，共\(whole)" : "\(received) of \(whole)"
  }

  // MARK: Failures

  func failed(_ request: FileRequest) -> String {
    let name = noun(request.subject, request.hasMany)
    if case .save = request.task { return isChinese ? "无法存储\(name)" : "Unable to Save \(name)" }
    return isChinese ? "无法载入\(name)" : "Unable to Load \(name)"
  }

  func reason(_ failure: FileFailure, _ request: FileRequest) -> String {
    switch failure {
    case .interrupted:
      return isChinese ? "连接已中断。请再试一次。" : "The connection was interrupted. Try again."
    case .wrongType: return wrongType(request.subject)
    case .tooMany:
      guard case .choose(let limit?) = request.task else { return wrongType(request.subject) }
      return isChinese ? "请选取不超过\(limit)项。" : "Choose no more than \(limit)."
    case .tooLarge:
      return isChinese ? "文件过大。请选取较小的文件。" : "This is too large. Choose something smaller."
    case .noRoom:
      return isChinese ? "目前空间不足。请稍后再试。" : "There is no room for it now. Try again later."
    }
  }

  private func wrongType(_ subject: Subject) -> String {
    switch (subject, isChinese) {
    case (.photo, false): "Choose a picture in JPEG, PNG, GIF or WebP."
    case (.video, false): "Choose a video."
    case (.media, false): "Choose a video, or a picture in JPEG, PNG, GIF or WebP."
    case (.file, false): "This app cannot open this kind of file. Choose another one."
    case (.photo, true): "请选取 JPEG、PNG、GIF 或 WebP 格式的图片。"
    case (.video, true): "请选取视频。"
    case (.media, true): "请选取视频，或 JPEG、PNG、GIF 或 WebP 格式的图片。"
    case (.file, true): "此 App 无法打开这种文件。请选取其他文件。"
    }
  }

  var missing: String {
    isChinese ? "文件已不存在。" : "It does not exist any more."
  }

  var tryAgain: String { isChinese ? "再试一次" : "Try Again" }
}
