import Glibc
import ResponderSystem

/// gdk-pixbuf, which reads pictures other than PNG, WebP and SVG, and writes JPEG.
///
/// It is loaded when the first such picture comes; a program that has none pays nothing, and where the system
/// has no such library these pictures cannot be read.
struct PixbufLibrary: Sendable {
  /// An object of the library.
  typealias Object = UnsafeMutableRawPointer

  typealias Get = @convention(c) (Object) -> Object?
  typealias Number = @convention(c) (Object) -> Int32
  typealias Free = @convention(c) (Object?) -> Void
  private typealias MakeOfType =
    @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Object?>?) -> Object?
  private typealias Write =
    @convention(c) (Object, UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<Object?>?) -> Int32
  private typealias Close = @convention(c) (Object, UnsafeMutablePointer<Object?>?) -> Int32
  private typealias SetSize = @convention(c) (Object, Int32, Int32) -> Void
  private typealias SizeHandler = @convention(c) (Object, Int32, Int32, Object?) -> Void
  private typealias Fill = @convention(c) (Object, UInt32) -> Void
  private typealias ReadyHandler = @convention(c) (Object, Object?) -> Void
  private typealias ConnectReady =
    @convention(c) (Object, UnsafePointer<CChar>, ReadyHandler, Object?, Object?, Int32) -> UInt
  private typealias AreaHandler =
    @convention(c) (Object, Int32, Int32, Int32, Int32, Object?) -> Void
  private typealias ConnectArea =
    @convention(c) (Object, UnsafePointer<CChar>, AreaHandler, Object?, Object?, Int32) -> UInt
  private typealias Connect =
    @convention(c) (Object, UnsafePointer<CChar>, SizeHandler, Object?, Object?, Int32) -> UInt
  private typealias Option =
    @convention(c) (Object, UnsafePointer<CChar>) -> UnsafePointer<CChar>?

  static let name = "libgdk_pixbuf-2.0.so.0"

  /// The library, loaded when it is first asked for; nil where the system has none.
  static let shared = PixbufLibrary()

  let library: LoadedLibrary

  private init?() {
    guard let library = LoadedLibrary(Self.name) else { return nil }
    self.library = library
  }

  /// The size that a picture says it has, while it is read.
  private struct Wish {
    /// What is to be read at most, in pixels; 0 for all.
    var side: Int32
    var isRefused = false
    /// Sets the size to be read.
    var setSize: SetSize
    /// The rows that were decoded, as far as they follow each other.
    var rows = 0..<0

    /// Notes rows that were decoded.
    mutating func add(_ more: Range<Int>) {
      let first = rows.isEmpty ? more.lowerBound : min(rows.lowerBound, more.lowerBound)
      rows = first..<max(rows.upperBound, more.upperBound)
    }
  }

  /// A loader that has read a file.
  private struct Loaded {
    let loader: Object
    /// The rows that were decoded of a file that ends early or is damaged; `nil` if all were.
    var rows: Range<Int>?
  }

  /// The picture of a file's bytes.
  ///
  /// - Parameter side: How many pixels the longer side needs to have; JPEG is read several times as fast
  ///   when that is few. 0 for all.
  func read(
    _ bytes: [UInt8], _ format: ImageFormat, side: Int = 0
  ) throws(ImageError) -> PicturePixels {
    let structure = format == .gif ? GIFStructure(bytes) : nil
    let whole = structure?.isComplete ?? true
    let repaired =
      format == .jpeg ? JPEGStructure.repaired(bytes) : whole ? nil : structure?.repaired(bytes)
    let loaded = try load(repaired ?? bytes, format, side: side)
    let loader = loaded.loader
    defer { release(loader) }
    guard let get = library.function("gdk_pixbuf_loader_get_pixbuf", Get.self),
      let picture = get(loader), let storage = try copy(picture)
    else { throw .damaged }
    var result = PicturePixels(storage: storage, orientation: orientation(of: picture))
    // The loader of BMP is content with a file that ends early.
    let rows = loaded.rows ?? (format == .bmp && side == 0 ? BitmapStructure.rows(in: bytes) : nil)
    if rows?.isEmpty == true { throw .damaged }
    if let rows { storage.clear(besides: rows) }
    if rows != nil || repaired != nil || !whole { result.error = .damaged }
    if side == 0, let structure, structure.delays.count > 1 {
      result.frames = try film(of: loader, structure)
      result.playCount = structure.playCount
      if let first = result.frames.first?.storage {
        result.storage = first
        result.filmScale = Double(first.width) / Double(max(1, structure.width))
      }
    }
    return result
  }

  /// Returns a loader that has read as much of a file as is good, which the caller releases.
  ///
  /// - Throws: `ImageError.damaged` if not even one row was decoded.
  private func load(
    _ bytes: [UInt8], _ format: ImageFormat, side: Int
  ) throws(ImageError) -> Loaded {
    guard let make = library.function("gdk_pixbuf_loader_new_with_type", MakeOfType.self),
      let write = library.function("gdk_pixbuf_loader_write", Write.self),
      let close = library.function("gdk_pixbuf_loader_close", Close.self),
      let setSize = library.function("gdk_pixbuf_loader_set_size", SetSize.self),
      let loader = make(format.rawValue, nil)
    else { throw .noReader(format: format.rawValue, library: Self.name) }
    var wish = Wish(side: Int32(clamping: side), setSize: setSize)
    let isRead = withUnsafeMutablePointer(to: &wish) { wish -> Bool in
      connect(loader, to: wish)
      // A JPEG's rows are all written; others leave those alone that a file does not have.
      if format != .jpeg { clearBeforeReading(loader) }
      let isWritten = bytes.withUnsafeBufferPointer { write(loader, $0.baseAddress, $0.count, nil) }
      return close(loader, nil) != 0 && isWritten != 0
    }
    if isRead, !wish.isRefused { return Loaded(loader: loader) }
    if !wish.isRefused, !wish.rows.isEmpty { return Loaded(loader: loader, rows: wish.rows) }
    release(loader)
    throw wish.isRefused ? .tooLarge : .damaged
  }

  /// Connects a loader's signals for the size of its image and for the rows that it has decoded.
  private func connect(_ loader: Object, to wish: UnsafeMutablePointer<Wish>) {
    // Asked before any memory is taken for pixels; a size of nothing ends it.
    _ = library.function("g_signal_connect_data", Connect.self)?(
      loader, "size-prepared",
      { loader, width, height, data in
        guard let wish = data?.assumingMemoryBound(to: Wish.self) else { return }
        let longer = max(width, height)
        if (try? PicturePixels.check(width: Int(width), height: Int(height))) == nil {
          wish.pointee.isRefused = true
          wish.pointee.setSize(loader, 0, 0)
        } else if wish.pointee.side > 0, longer > wish.pointee.side {
          let factor = Double(wish.pointee.side) / Double(longer)
          wish.pointee.setSize(
            loader, max(1, Int32((Double(width) * factor).rounded())),
            max(1, Int32((Double(height) * factor).rounded())))
        }
      }, UnsafeMutableRawPointer(wish), nil, 0)
    _ = library.function("g_signal_connect_data", ConnectArea.self)?(
      loader, "area-updated",
      { _, _, y, _, height, data in
        guard let wish = data?.assumingMemoryBound(to: Wish.self), y >= 0, height > 0 else {
          return
        }
        wish.pointee.add(Int(y)..<Int(y) + Int(height))
      }, UnsafeMutableRawPointer(wish), nil, 0)
  }

  /// Zeroes a loader's pixels as soon as there is memory for them.
  private func clearBeforeReading(_ loader: Object) {
    _ = library.function("g_signal_connect_data", ConnectReady.self)?(
      loader, "area-prepared",
      { loader, _ in
        guard let library = PixbufLibrary.shared?.library,
          let picture = library.function("gdk_pixbuf_loader_get_pixbuf", Get.self)?(loader)
        else { return }
        library.function("gdk_pixbuf_fill", Fill.self)?(picture, 0)
      }, nil, nil, 0)
  }

  func release(_ object: Object?) { library.function("g_object_unref", Free.self)?(object) }

  /// How EXIF says that the pixels are turned.
  private func orientation(of picture: Object) -> Image.Orientation {
    guard let get = library.function("gdk_pixbuf_get_option", Option.self),
      let text = get(picture, "orientation"), let number = Int(String(cString: text))
    else { return .up }
    return Image.Orientation(exif: number)
  }

  /// The pixels of a picture; nil where it has none.
  func copy(_ picture: Object) throws(ImageError) -> PixelStorage? {
    func number(_ name: String) -> Int {
      library.function(name, Number.self).map { Int($0(picture)) } ?? 0
    }
    let (width, height) = (number("gdk_pixbuf_get_width"), number("gdk_pixbuf_get_height"))
    let channels = number("gdk_pixbuf_get_n_channels")
    guard width > 0, height > 0, channels == 3 || channels == 4,
      let base = library.function("gdk_pixbuf_read_pixels", Get.self)?(picture)
    else { return nil }
    guard
      let storage = PixelStorage.copy(
        base.assumingMemoryBound(to: UInt8.self), width: width, height: height,
        stride: number("gdk_pixbuf_get_rowstride"), channels == 3 ? .rgb : .rgba)
    else { throw .outOfMemory }
    return storage
  }
}

extension PixelStorage {
  /// Makes the rows transparent that were not decoded, whose memory holds anything.
  fileprivate func clear(besides rows: Range<Int>) {
    for y in 0..<height where !rows.contains(y) {
      (base + y * width).update(repeating: 0, count: width)
    }
  }
}

extension Image.Orientation {
  /// The orientation that a camera writes as a number from 1 to 8.
  init(exif number: Int) {
    let all: [Self] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    self = all.indices.contains(number - 1) ? all[number - 1] : .up
  }
}
