import CairoDrawing
import Foundation
import VectorDrawing

/// The memory of a bitmap context, in a pixel layout of Core Graphics.
final class BitmapMemory {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let space: CGColorSpace
  let info: CGBitmapInfo
  let alphaInfo: CGImageAlphaInfo
  let bytesPerPixel: Int
  let data: UnsafeMutableRawPointer
  /// A Boolean value that indicates whether the context owns the memory.
  let isOwn: Bool

  /// - Returns: Nil for an unsupported layout.
  init?(
    _ data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    let isGray = space.model == .monochrome
    let bytesPerPixel = isGray ? 1 : 4
    guard width > 0, height > 0, bitsPerComponent == 8,
      (try? DrawingRasterizer.pixels(Double(width), Double(height), 1)) != nil,
      let alphaInfo = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue),
      isGray
        ? alphaInfo == .none
        : [.premultipliedLast, .premultipliedFirst, .noneSkipLast, .noneSkipFirst].contains(
          alphaInfo
        ),
      !info.contains(.floatComponents),
      bytesPerRow >= width * bytesPerPixel || (data == nil && bytesPerRow == 0)
    else { return nil }
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow == 0 ? width * bytesPerPixel : bytesPerRow
    self.space = space
    self.info = info
    self.alphaInfo = alphaInfo
    self.bytesPerPixel = bytesPerPixel
    isOwn = data == nil
    let count = self.bytesPerRow * height
    if let data {
      self.data = data
    } else {
      self.data = .allocate(byteCount: count, alignment: 16)
      memset(self.data, 0, count)
    }
  }

  deinit {
    if isOwn { data.deallocate() }
  }

  /// Writes the pixels of a drawing.
  func show(_ drawing: Drawing) {
    let hasAlpha = alphaInfo == .premultipliedLast || alphaInfo == .premultipliedFirst
    let rasterizer = DrawingRasterizer(isOpaque: !hasAlpha)
    guard let bitmap = try? rasterizer.bitmap(of: drawing) else { return }
    let isLittle = info.intersection(.byteOrderMask) == .byteOrder32Little
    let isFirst = alphaInfo == .premultipliedFirst || alphaInfo == .noneSkipFirst
    for y in 0..<height {
      let row = data + y * bytesPerRow
      for x in 0..<width {
        let place = 4 * (y * width + x)
        let (red, green, blue) = (
          bitmap.pixels[place], bitmap.pixels[place + 1], bitmap.pixels[place + 2]
        )
        let alpha = bitmap.pixels[place + 3]
        if bytesPerPixel == 1 {
          let gray = (Int(red) * 299 + Int(green) * 587 + Int(blue) * 114) / 1_000
          row.storeBytes(of: UInt8(gray), toByteOffset: x, as: UInt8.self)
          continue
        }
        func multiplied(_ part: UInt8) -> UInt8 { UInt8((Int(part) * Int(alpha) + 127) / 255) }
        let colors = [multiplied(red), multiplied(green), multiplied(blue)]
        var bytes = isFirst ? [alpha] + colors : colors + [alpha]
        if isLittle { bytes.reverse() }
        for (offset, byte) in bytes.enumerated() {
          row.storeBytes(of: byte, toByteOffset: 4 * x + offset, as: UInt8.self)
        }
      }
    }
  }
}
