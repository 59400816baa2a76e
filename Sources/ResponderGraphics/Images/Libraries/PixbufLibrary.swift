import Glibc
import ResponderSystem

/// gdk-pixbuf, which reads images other than PNG, WebP and SVG, and writes JPEG.
///
/// The library is loaded when the first such image is decoded. If the system does not have it, these images
/// cannot be read.
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

  /// The library, loaded on first use, or `nil` if the system does not have it.
  static let shared = PixbufLibrary()

  let library: LoadedLibrary

  private init?() {
    guard let library = LoadedLibrary(Self.name) else { return nil }
    self.library = library
  }

  /// The requested size of an image, and the result of decoding, for the signals of a loader.
  private struct Wish {
    /// The largest side to decode, in pixels, or 0 for the full size.
    var side: Int32
    var isRefused = false
    /// The function that sets the decoded size.
    var setSize: SetSize
    /// The rows that were decoded, as far as they are contiguous.
    var rows = 0..<0

    /// Adds rows that were decoded.
    mutating func add(_ more: Range<Int>) {
      let first = rows.isEmpty ? more.lowerBound : min(rows.lowerBound, more.lowerBound)
      rows = first..<max(rows.upperBound, more.upperBound)
    }
  }

  /// A loader that has read a file.
  private struct Loaded {
    let loader: Object
    /// The rows that were decoded of a file that is cut off or damaged, or `nil` if all were decoded.
    var rows: Range<Int>?
  }

  /// Decodes the bytes of a file.
  ///
  /// - Parameter side: The number of pixels that the longer side needs, or 0 for all pixels. A small number
  ///   makes decoding of JPEG several times as fast.
  func read(
    _ bytes: [UInt8], _ format: ImageFormat, side: Int = 0
  ) throws(ImageError) -> ImagePixels {
    let structure = format == .gif ? GIFStructure(bytes) : nil
    let whole = structure?.isComplete ?? true
    let cut = format == .tiff ? TIFFStructure(truncated: bytes) : nil
    if cut?.rows == 0 { throw .damaged }
    let repaired =
      format == .jpeg
      ? JPEGStructure.repaired(bytes)
      : cut?.repaired ?? (whole ? nil : structure?.repaired(bytes))
    let loaded = try load(repaired ?? bytes, format, side: side)
    let loader = loaded.loader
    defer { release(loader) }
    guard let get = library.function("gdk_pixbuf_loader_get_pixbuf", Get.self),
      let picture = get(loader), let storage = try copy(picture)
    else { throw .damaged }
    var result = ImagePixels(storage: storage, orientation: orientation(of: picture))
    // The BMP loader accepts a file that is cut off.
    let rows = loaded.rows ?? (format == .bmp && side == 0 ? BitmapStructure.rows(in: bytes) : nil)
    if rows?.isEmpty == true { throw .damaged }
    if let rows { storage.clear(besides: rows) }
    if rows != nil || repaired != nil || !whole { result.error = .damaged }
    if let cut {
      // What is shown may be smaller than the image.
      let height = cut.height * storage.width / cut.width
      try ImagePixels.check(width: storage.width, height: height)
      guard let grown = storage.grown(toHeight: height) else { throw .outOfMemory }
      result.storage = grown
    }
    if side == 0, let structure, structure.delays.count > 1 {
      result.frames = try animationFrames(of: loader, structure)
      result.playCount = structure.playCount
      if let first = result.frames.first?.storage {
        result.storage = first
        result.animationScale = Double(first.width) / Double(max(1, structure.width))
      }
    }
    return result
  }

  /// Returns a loader that has decoded the intact part of a file. The caller releases it.
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
      // A JPEG loader writes all rows. Other loaders do not write rows that the file does not contain.
      if format != .jpeg { clearBeforeReading(loader) }
      let isWritten = bytes.withUnsafeBufferPointer { write(loader, $0.baseAddress, $0.count, nil) }
      return close(loader, nil) != 0 && isWritten != 0
    }
    if isRead, !wish.isRefused { return Loaded(loader: loader) }
    if !wish.isRefused, !wish.rows.isEmpty { return Loaded(loader: loader, rows: wish.rows) }
    release(loader)
    throw wish.isRefused ? .tooLarge : .damaged
  }

  /// Connects a loader's signals for the size of its image and for decoded rows.
  private func connect(_ loader: Object, to wish: UnsafeMutablePointer<Wish>) {
    // The handler runs before memory is allocated. A size of zero ends decoding.
    _ = library.function("g_signal_connect_data", Connect.self)?(
      loader, "size-prepared",
      { loader, width, height, data in
        guard let wish = data?.assumingMemoryBound(to: Wish.self) else { return }
        let longer = max(width, height)
        if (try? ImagePixels.check(width: Int(width), height: Int(height))) == nil {
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

  /// Clears a loader's pixels when they are allocated.
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

  /// Returns the orientation in the EXIF metadata.
  private func orientation(of picture: Object) -> Image.Orientation {
    guard let get = library.function("gdk_pixbuf_get_option", Option.self),
      let text = get(picture, "orientation"), let number = Int(String(cString: text))
    else { return .up }
    return Image.Orientation(exif: number)
  }

  /// Returns a copy of the pixels of an image, or `nil` if it has none.
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
  /// Returns pixels with transparent rows below these, or these themselves if they are high enough. If there
  /// is not enough memory, returns `nil`.
  fileprivate func grown(toHeight height: Int) -> PixelStorage? {
    guard height > self.height else { return self }
    let grown = PixelStorage(width: width, height: height)
    grown?.base.update(from: base, count: width * self.height)
    return grown
  }

  /// Clears the rows that were not decoded, since their memory is not initialized.
  fileprivate func clear(besides rows: Range<Int>) {
    for y in 0..<height where !rows.contains(y) {
      (base + y * width).update(repeating: 0, count: width)
    }
  }
}

extension Image.Orientation {
  /// Creates an orientation from its number in EXIF metadata, from 1 to 8. For another number, it is `.up`.
  init(exif number: Int) {
    let all: [Self] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    self = all.indices.contains(number - 1) ? all[number - 1] : .up
  }
}
