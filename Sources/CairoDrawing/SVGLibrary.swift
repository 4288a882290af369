import CPango
import Glibc
import VectorDrawing

/// The functions of librsvg.
struct SVGLibrary: Sendable {
  private typealias Handle = UnsafeMutableRawPointer
  private typealias Read =
    @convention(c) (UnsafePointer<UInt8>?, UInt, UnsafeMutableRawPointer?) -> Handle?
  private typealias GetSize =
    @convention(c) (Handle, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32
  private typealias GetBox =
    @convention(c) (
      Handle, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?,
      UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Double>
    ) -> Void
  private typealias Render =
    @convention(c) (
      Handle, OpaquePointer, UnsafePointer<Double>, UnsafeMutableRawPointer?
    ) -> Int32

  private let read: Read
  private let getSize: GetSize
  private let getBox: GetBox
  private let render: Render

  private static let shared = SVGLibrary()

  /// Returns the library.
  /// - Throws: `VectorGraphic.Failure` if it is not installed.
  static func loaded() throws(VectorGraphic.Failure) -> SVGLibrary {
    guard let shared else { throw .missing(library: "librsvg", package: "librsvg2-2") }
    return shared
  }

  private init?() {
    guard let library = LoadedLibrary("librsvg-2.so.2"),
      let read = library["rsvg_handle_new_from_data", as: Read.self],
      let getSize = library["rsvg_handle_get_intrinsic_size_in_pixels", as: GetSize.self],
      let getBox = library["rsvg_handle_get_intrinsic_dimensions", as: GetBox.self],
      let render = library["rsvg_handle_render_document", as: Render.self]
    else { return nil }
    self.read = read
    self.getSize = getSize
    self.getBox = getBox
    self.render = render
  }

  /// Returns the size of a file in points, or else that of its view box.
  func size(of svg: [UInt8]) throws(VectorGraphic.Failure) -> (width: Double, height: Double) {
    guard let handle = read(svg, UInt(svg.count), nil) else { throw .unreadable(type: "SVG") }
    defer { g_object_unref(handle) }
    var (width, height) = (0.0, 0.0)
    if getSize(handle, &width, &height) == 0 {
      var hasBox: Int32 = 0
      var box = [0.0, 0, 0, 0]
      getBox(handle, nil, nil, nil, nil, &hasBox, &box)
      if hasBox != 0 { (width, height) = (box[2], box[3]) }
    }
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      throw .unreadable(type: "SVG")
    }
    return (width, height)
  }

  /// Paints a file into a rectangle.
  ///
  /// - Returns: Whether the file could be painted.
  func paint(_ svg: [UInt8], in rect: DrawingRect, _ context: OpaquePointer) -> Bool {
    guard let handle = read(svg, UInt(svg.count), nil) else { return false }
    defer { g_object_unref(handle) }
    return render(handle, context, [rect.x, rect.y, rect.width, rect.height], nil) != 0
  }
}

/// A library that is loaded while the program runs, and stays loaded.
struct LoadedLibrary {
  private let handle: UnsafeMutableRawPointer

  /// Loads a library; nil if it is not installed.
  init?(_ name: String) {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// The function of a name, which must have this type; nil if there is none.
  subscript<Function>(name: String, as type: Function.Type) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }
}
