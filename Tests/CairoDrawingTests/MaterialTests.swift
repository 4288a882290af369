import CairoDrawing
import Testing
import VectorDrawing

/// Materials blur the backdrop only within their path.
struct MaterialTests {
  private let red = DrawingColor(rgba: 0xFF00_00FF)
  private let blue = DrawingColor(rgba: 0x0000_FFFF)

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> DrawingPath {
    DrawingPath(rect: DrawingRect(x: x, y: y, width: width, height: height))
  }

  private func fill(_ path: DrawingPath, _ color: DrawingColor) -> DrawingCommand {
    .fill(path, .color(color), DrawingStyle(), isEvenOdd: false)
  }

  /// Red on the left and blue on the right of 100 by 40 points, with commands painted over it.
  private func pixels(_ commands: [DrawingCommand], scale: Double = 1) throws -> (Int, Int) ->
    [UInt8]
  {
    let halves = [fill(rect(0, 0, 50, 40), red), fill(rect(50, 0, 50, 40), blue)]
    let drawing = Drawing(commands: halves + commands, width: 100, height: 40)
    let bitmap = try DrawingRasterizer(scale: scale).bitmap(of: drawing)
    return { x, y in
      let place = 4 * (y * bitmap.width + x)
      return Array(bitmap.pixels[place..<(place + 4)])
    }
  }

  @Test(arguments: [1.0, 2.0])
  func coloursRunIntoEachOtherInsideOfThePath(scale: Double) throws {
    let blur = DrawingCommand.blur(rect(0, 0, 100, 20), radius: 10, saturation: 1)
    let pixel = try pixels([blur], scale: scale)
    let (middle, top, below) = (Int(50 * scale), Int(10 * scale), Int(30 * scale))
    let mixed = pixel(middle, top)
    #expect((100...155).contains(mixed[0]) && (100...155).contains(mixed[2]))
    #expect(mixed[3] == 255)
    // At one standard deviation to the left there is 84 % of red (the normal distribution).
    let before = pixel(Int(40 * scale), top)
    #expect((200...228).contains(before[0]))
    #expect(pixel(0, top)[0] > 250)
    // Outside of the path, edges are sharp.
    #expect(pixel(middle - 1, below) == [255, 0, 0, 255])
    #expect(pixel(middle, below) == [0, 0, 255, 255])
  }

  @Test func aBlurIgnoresPixelsOutsideOfItsPath() throws {
    // Of 49 and 47 pixels, which are not divisible by the reduction of the blur.
    let left = DrawingCommand.blur(rect(0, 0, 49, 40), radius: 10, saturation: 1)
    #expect(try pixels([left])(48, 20) == [255, 0, 0, 255])
    let right = DrawingCommand.blur(rect(53, 0, 47, 40), radius: 10, saturation: 1)
    #expect(try pixels([right])(53, 20) == [0, 0, 255, 255])
  }

  @Test func greyStaysGreyAndColoursAreStrengthened() throws {
    let pale = fill(rect(0, 0, 100, 40), DrawingColor(rgba: 0x8080_80FF))
    let rosy = fill(rect(0, 0, 100, 40), DrawingColor(rgba: 0x9080_80FF))
    let blur = DrawingCommand.blur(rect(0, 0, 100, 40), radius: 5, saturation: 1.8)
    #expect(try pixels([pale, blur])(50, 20) == [128, 128, 128, 255])
    // 1.8 times as far from the luminance 131.4.
    #expect(try pixels([rosy, blur])(50, 20) == [154, 125, 125, 255])
  }

  @Test func aGroupIsBlurredForItself() throws {
    let commands: [DrawingCommand] = [
      .beginGroup(DrawingStyle()), .blur(rect(0, 0, 100, 40), radius: 10, saturation: 1), .endGroup,
    ]
    let pixel = try pixels(commands)
    #expect(pixel(49, 20) == [255, 0, 0, 255])
    #expect(pixel(50, 20) == [0, 0, 255, 255])
    let halves = [fill(rect(0, 0, 50, 40), red), fill(rect(50, 0, 50, 40), blue)]
    let inside = try pixels([commands[0]] + halves + commands[1...])
    #expect((100...155).contains(inside(50, 20)[0]))
  }

  @Test func noPathAndNoRadiusChangeNothing() throws {
    let commands: [DrawingCommand] = [
      .blur(DrawingPath(), radius: 10, saturation: 1),
      .blur(rect(0, 0, 100, 40), radius: 0, saturation: 1),
      .blur(rect(300, 0, 100, 40), radius: 10, saturation: 1),
    ]
    let pixel = try pixels(commands)
    #expect(pixel(49, 20) == [255, 0, 0, 255])
    #expect(pixel(50, 20) == [0, 0, 255, 255])
  }
}
