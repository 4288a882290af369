import DrawnPictures
import Foundation

/// An abstract picture, derived from a seed.
struct Cover: Sendable {
  private let palette: Palette
  private let scene: Int
  private let seed: Seed

  /// - Parameters:
  ///   - number: The seed, such as a story's id.
  ///   - variant: Selects another picture in the same colours.
  init(seed number: Int, variant: Int = 0) {
    palette = Palette.all[number % Palette.all.count]
    scene = (number / 10 + number + variant) % 4
    seed = Seed(number, 100 + UInt64(variant))
  }

  /// The dominant colour.
  var hue: Colour { palette.layers[1].mixed(with: palette.bottom, 0.15) }

  func draw(on canvas: inout Canvas) {
    var seed = seed
    canvas.fill(from: palette.top, to: palette.bottom)
    switch scene {
    case 0: hills(on: &canvas, &seed)
    case 1: planets(on: &canvas, &seed)
    case 2: houses(on: &canvas, &seed)
    default: waves(on: &canvas, &seed)
    }
  }

  // MARK: - Scenes

  /// Draws hills behind each other, and a sun.
  private func hills(on canvas: inout Canvas, _ seed: inout Seed) {
    let ratio = canvas.ratio
    sun(on: &canvas, x: 0.25 + 0.5 * seed.fraction(), y: ratio * (0.25 + 0.15 * seed.fraction()))
    for (index, colour) in palette.layers.enumerated() {
      let base = ratio * (0.5 + 0.17 * Double(index))
      let (high, long) = (0.05 + 0.05 * seed.fraction(), 4 + 5 * seed.fraction())
      let phase = 6.3 * seed.fraction()
      canvas.ground(colour) { x in
        base + high * sin(long * x + phase) + high / 3 * sin(2.7 * long * x + 2 * phase)
      }
    }
  }

  /// Draws translucent discs.
  private func planets(on canvas: inout Canvas, _ seed: inout Seed) {
    let ratio = canvas.ratio
    for index in 0..<6 {
      canvas.disc(
        x: seed.fraction(),
        y: ratio * seed.fraction(),
        radius: 0.1 + 0.16 * seed.fraction(),
        palette.layers[index % palette.layers.count],
        0.35 + 0.4 * seed.fraction()
      )
    }
    sun(on: &canvas, x: 0.3 + 0.4 * seed.fraction(), y: ratio * (0.3 + 0.4 * seed.fraction()))
  }

  /// Draws a street of houses with some lit windows.
  private func houses(on canvas: inout Canvas, _ seed: inout Seed) {
    let ratio = canvas.ratio
    sun(on: &canvas, x: 0.2 + 0.6 * seed.fraction(), y: ratio * 0.22)
    for (index, colour) in palette.layers.enumerated() {
      var x = -0.1 * seed.fraction()
      while x < 1 {
        let width = 0.11 + 0.09 * seed.fraction()
        let top = ratio * (0.38 + 0.16 * Double(index) + 0.14 * seed.fraction())
        canvas.box(x: x, y: top, width: width, height: ratio - top, colour)
        if index > 0 { windows(on: &canvas, x: x, top: top, width: width, &seed) }
        x += width + 0.015
      }
    }
  }

  private func windows(
    on canvas: inout Canvas,
    x: Double,
    top: Double,
    width: Double,
    _ seed: inout Seed
  ) {
    for row in 0..<4 {
      for column in 0..<3 where seed.next(3) == 0 {
        canvas.box(
          x: x + width * (0.18 + 0.25 * Double(column)),
          y: top + 0.03 + 0.045 * Double(row),
          width: width * 0.14,
          height: 0.022,
          palette.light,
          0.85
        )
      }
    }
  }

  /// Draws a sea with a low sun.
  private func waves(on canvas: inout Canvas, _ seed: inout Seed) {
    let ratio = canvas.ratio
    sun(on: &canvas, x: 0.3 + 0.4 * seed.fraction(), y: ratio * 0.45)
    for index in 0..<6 {
      let depth = Double(index) / 5
      let colour =
        depth < 0.5
        ? palette.layers[0].mixed(with: palette.layers[1], depth * 2)
        : palette.layers[1].mixed(with: palette.layers[2], depth * 2 - 1)
      let phase = 6.3 * seed.fraction()
      let base = ratio * (0.5 + 0.09 * Double(index))
      let long = 22 - 12 * depth
      canvas.ground(colour) { x in base + (0.008 + 0.014 * depth) * sin(long * x + phase) }
    }
  }

  private func sun(on canvas: inout Canvas, x: Double, y: Double) {
    canvas.disc(x: x, y: y, radius: 0.17, palette.light, 0.25)
    canvas.disc(x: x, y: y, radius: 0.115, palette.light)
  }
}
