import CGIF
import VectorDrawing

/// Decodes GIF files by giflib.
final class GIFDecoder: FrameDecoder {
  private let bytes: [UInt8]
  private let header: FrameHeader
  private var records: GIFRecords?
  /// The pixels that are visible, in red, green, blue and alpha.
  private var canvas: [UInt8] = []

  init(_ bytes: [UInt8], _ header: FrameHeader) {
    self.bytes = bytes
    self.header = header
  }

  /// Returns what is known without decompressing pixels; images after a damage are left out.
  static func header(of bytes: [UInt8]) -> FrameHeader? {
    guard let records = GIFRecords(bytes),
      var header = FrameHeader(width: records.width, height: records.height)
    else { return nil }
    while header.delays.count < ImageSequence.mostImages, let image = records.nextImage(),
      records.skipPixels()
    {
      header.delays.append(image.delay)
    }
    header.repetitions = records.repetitions
    return header.delays.isEmpty ? nil : header
  }

  func restart() {
    records = GIFRecords(bytes)
    canvas = [UInt8](repeating: 0, count: 4 * header.width * header.height)
    pending = nil
  }

  /// The image whose disposal is due before the next one, and the pixels before it.
  private var pending: (image: GIFRecords.Image, before: [UInt8]?)?

  func skipOrDecode(isNeeded: Bool, into bitmap: inout DrawingBitmap?) -> Bool {
    guard let records, let image = records.nextImage() else { return false }
    dispose()
    let before = image.disposal == .previous ? canvas : nil
    guard paint(image, of: records) else { return false }
    pending = (image, before)
    if isNeeded {
      bitmap = DrawingBitmap(width: header.width, height: header.height, pixels: canvas)
    }
    return true
  }

  private func dispose() {
    guard let (image, before) = pending else { return }
    pending = nil
    if let before {
      canvas = before
    } else if image.disposal == .background {
      // Browsers and iOS clear to transparency rather than to the background colour.
      for y in rows(of: image) {
        for x in columns(of: image) {
          let place = 4 * (y * header.width + x)
          for part in place..<(place + 4) { canvas[part] = 0 }
        }
      }
    }
  }

  private func rows(of image: GIFRecords.Image) -> Range<Int> {
    (image.y..<(image.y + image.height)).clamped(to: 0..<header.height)
  }

  private func columns(of image: GIFRecords.Image) -> Range<Int> {
    (image.x..<(image.x + image.width)).clamped(to: 0..<header.width)
  }

  private func paint(_ image: GIFRecords.Image, of records: GIFRecords) -> Bool {
    let columns = columns(of: image)
    for row in image.order {
      guard let line = records.line(of: image.width) else { return false }
      let y = image.y + row
      guard y < header.height else { continue }
      for x in columns {
        let index = Int(line[x - image.x])
        guard index != image.transparent, index < image.colors.count else { continue }
        let color = image.colors[index]
        let place = 4 * (y * header.width + x)
        canvas[place] = color.Red
        canvas[place + 1] = color.Green
        canvas[place + 2] = color.Blue
        canvas[place + 3] = 255
      }
    }
    return true
  }
}

/// Reads the records of a GIF file.
private final class GIFRecords {
  enum Disposal {
    case none, background, previous
  }

  struct Image {
    var x = 0
    var y = 0
    var width = 0
    var height = 0
    var isInterlaced = false
    var colors: [GifColorType] = []
    /// The index of the transparent colour; -1 for none.
    var transparent = -1
    var disposal = Disposal.none
    /// The duration in seconds.
    var delay = 0.0

    /// The rows in the order of the file.
    var order: [Int] {
      guard isInterlaced else { return Array(0..<height) }
      return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { first, step in
        Array(stride(from: first, to: height, by: step))
      }
    }
  }

  private final class Source {
    let bytes: [UInt8]
    var place = 0

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }
  }

  private let file: UnsafeMutablePointer<GifFileType>
  private let source: Source
  /// The number of times that the images are shown; 0 for no limit.
  private(set) var repetitions: Int?

  var width: Int { Int(file.pointee.SWidth) }
  var height: Int { Int(file.pointee.SHeight) }

  init?(_ bytes: [UInt8]) {
    source = Source(bytes)
    let file = DGifOpen(
      Unmanaged.passUnretained(source).toOpaque(),
      { file, data, count in
        guard let user = file?.pointee.UserData, let data else { return 0 }
        let source = Unmanaged<Source>.fromOpaque(user).takeUnretainedValue()
        let end = min(source.bytes.count, source.place + Int(count))
        for (offset, byte) in source.bytes[source.place..<end].enumerated() { data[offset] = byte }
        defer { source.place = end }
        return Int32(end - source.place)
      },
      nil
    )
    guard let file else { return nil }
    self.file = file
  }

  deinit {
    DGifCloseFile(file, nil)
  }

  /// Reads up to the pixels of the next image; nil at the end, and for a damaged file.
  func nextImage() -> Image? {
    var image = Image()
    var type = UNDEFINED_RECORD_TYPE
    while DGifGetRecordType(file, &type) == GIF_OK {
      switch type {
      case EXTENSION_RECORD_TYPE:
        guard readExtension(into: &image) else { return nil }
      case IMAGE_DESC_RECORD_TYPE: return readPlace(into: &image) ? image : nil
      default: return nil
      }
    }
    return nil
  }

  private func readExtension(into image: inout Image) -> Bool {
    var code: Int32 = 0
    var block: UnsafeMutablePointer<UInt8>?
    guard DGifGetExtension(file, &code, &block) == GIF_OK else { return false }
    var isLoop = false
    while let bytes = block {
      let count = Int(bytes[0])
      if code == GRAPHICS_EXT_FUNC_CODE { readControl(bytes + 1, count, into: &image) }
      if code == APPLICATION_EXT_FUNC_CODE {
        let name = UnsafeBufferPointer(start: bytes + 1, count: count)
        if isLoop, count >= 3, bytes[1] == 1 {
          repetitions = Int(bytes[2]) | Int(bytes[3]) << 8
        } else {
          isLoop = name.elementsEqual("NETSCAPE2.0".utf8)
        }
      }
      guard DGifGetExtensionNext(file, &block) == GIF_OK else { return false }
    }
    return true
  }

  private func readControl(_ bytes: UnsafePointer<UInt8>, _ count: Int, into image: inout Image) {
    var control = GraphicsControlBlock()
    guard DGifExtensionToGCB(count, bytes, &control) == GIF_OK else { return }
    image.delay = Double(control.DelayTime) / 100
    image.transparent = Int(control.TransparentColor)
    switch control.DisposalMode {
    case DISPOSE_BACKGROUND: image.disposal = .background
    case DISPOSE_PREVIOUS: image.disposal = .previous
    default: image.disposal = .none
    }
  }

  private func readPlace(into image: inout Image) -> Bool {
    guard DGifGetImageDesc(file) == GIF_OK else { return false }
    let place = file.pointee.Image
    (image.x, image.y) = (Int(place.Left), Int(place.Top))
    (image.width, image.height) = (Int(place.Width), Int(place.Height))
    image.isInterlaced = place.Interlace
    guard FrameHeader(width: image.width, height: image.height) != nil else { return false }
    if let map = place.ColorMap ?? file.pointee.SColorMap, let colors = map.pointee.Colors {
      image.colors = Array(UnsafeBufferPointer(start: colors, count: Int(map.pointee.ColorCount)))
    }
    return true
  }

  /// Passes over the compressed pixels of an image; false for a damaged file.
  func skipPixels() -> Bool {
    var size: Int32 = 0
    var block: UnsafeMutablePointer<UInt8>?
    guard DGifGetCode(file, &size, &block) == GIF_OK else { return false }
    while block != nil {
      guard DGifGetCodeNext(file, &block) == GIF_OK else { return false }
    }
    return true
  }

  /// Returns the colours of the next row of an image; nil for a damaged file.
  func line(of width: Int) -> [UInt8]? {
    var isRead = false
    let line = [UInt8](unsafeUninitializedCapacity: width) { line, count in
      isRead = DGifGetLine(file, line.baseAddress, Int32(width)) == GIF_OK
      count = isRead ? width : 0
    }
    return isRead ? line : nil
  }
}
