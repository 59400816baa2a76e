import Glibc

/// gdk-pixbuf, which reads and writes pictures other than PNG: JPEG, GIF, WebP and what else the system has.
///
/// It is loaded when the first such picture comes; a program that has none pays nothing, and where the system
/// has no such library these pictures cannot be read.
struct PixbufLibrary: @unchecked Sendable {
  /// An object of the library.
  typealias Object = UnsafeMutableRawPointer

  private typealias Get = @convention(c) (Object) -> Object?
  private typealias Number = @convention(c) (Object) -> Int32
  private typealias Free = @convention(c) (Object?) -> Void
  private typealias Make = @convention(c) () -> Object?
  private typealias Write =
    @convention(c) (Object, UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<Object?>?) -> Int32
  private typealias Close = @convention(c) (Object, UnsafeMutablePointer<Object?>?) -> Int32
  private typealias SetSize = @convention(c) (Object, Int32, Int32) -> Void
  private typealias SizeHandler = @convention(c) (Object, Int32, Int32, Object?) -> Void
  private typealias Connect =
    @convention(c) (Object, UnsafePointer<CChar>, SizeHandler, Object?, Object?, Int32) -> UInt
  private typealias MakeOf =
    @convention(c) (
      UnsafePointer<UInt8>, Int32, Int32, Int32, Int32, Int32, Int32, Object?, Object?
    ) -> Object?
  private typealias Save =
    @convention(c) (
      Object, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, UnsafeMutablePointer<Int>,
      UnsafePointer<CChar>, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, UnsafeMutablePointer<Object?>?
    ) -> Int32

  private let handle: UnsafeMutableRawPointer

  /// The library, loaded when it is first asked for; nil where the system has none.
  static let shared = PixbufLibrary()

  private init?() {
    guard let handle = dlopen("libgdk_pixbuf-2.0.so.0", RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  private func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
    dlsym(handle, name).map { unsafeBitCast($0, to: type) }
  }

  /// The pixels of a picture in a file's bytes; nil for what is none, damaged or too large.
  func read(_ bytes: [UInt8]) -> PixelStorage? {
    guard let make = function("gdk_pixbuf_loader_new", Make.self),
      let write = function("gdk_pixbuf_loader_write", Write.self),
      let close = function("gdk_pixbuf_loader_close", Close.self),
      let pixbuf = function("gdk_pixbuf_loader_get_pixbuf", Get.self),
      let upright = function("gdk_pixbuf_apply_embedded_orientation", Get.self),
      let release = function("g_object_unref", Free.self),
      let connect = function("g_signal_connect_data", Connect.self), let loader = make()
    else { return nil }
    defer { release(loader) }
    // Asked before any memory is taken: what is too large becomes one pixel, which is thrown away.
    _ = connect(
      loader, "size-prepared",
      { loader, width, height, _ in
        guard width > Int32(Image.maximumSide) || height > Int32(Image.maximumSide) else { return }
        PixbufLibrary.shared?.function("gdk_pixbuf_loader_set_size", SetSize.self)?(loader, 1, 1)
      }, nil, nil, 0)
    let isWritten = bytes.withUnsafeBufferPointer { write(loader, $0.baseAddress, $0.count, nil) }
    let isClosed = close(loader, nil)
    guard isWritten != 0, isClosed != 0, let picture = pixbuf(loader), let shown = upright(picture)
    else { return nil }
    defer { release(shown) }
    return copy(shown)
  }

  private func copy(_ picture: Object) -> PixelStorage? {
    func number(_ name: String) -> Int? {
      function(name, Number.self).map { Int($0(picture)) }
    }
    guard let width = number("gdk_pixbuf_get_width"), let height = number("gdk_pixbuf_get_height"),
      let stride = number("gdk_pixbuf_get_rowstride"),
      let channels = number("gdk_pixbuf_get_n_channels"), channels == 3 || channels == 4,
      let base = function("gdk_pixbuf_read_pixels", Get.self)?(picture)?
        .assumingMemoryBound(to: UInt8.self),
      let storage = PixelStorage(width: width, height: height)
    else { return nil }
    for y in 0..<height {
      for x in 0..<width {
        let part = base + y * stride + x * channels
        let alpha = channels == 4 ? UInt32(part[3]) : 255
        func times(_ value: UInt8) -> UInt32 { (UInt32(value) * alpha + 127) / 255 }
        storage.base[y * width + x] =
          alpha << 24 | times(part[0]) << 16 | times(part[1]) << 8 | times(part[2])
      }
    }
    return storage
  }

  /// Pixels on white as a JPEG file's bytes, of a quality from 0 to 100; nil where that cannot be written.
  func jpeg(_ storage: PixelStorage, quality: Int) -> [UInt8]? {
    guard let make = function("gdk_pixbuf_new_from_data", MakeOf.self),
      let save = function("gdk_pixbuf_save_to_bufferv", Save.self),
      let release = function("g_object_unref", Free.self), let free = function("g_free", Free.self)
    else { return nil }
    let (width, height) = (storage.width, storage.height)
    var parts = [UInt8](repeating: 0, count: width * height * 3)
    for index in 0..<width * height {
      let pixel = storage.base[index]
      let rest = 255 - (pixel >> 24)
      parts[index * 3] = UInt8(min((pixel >> 16 & 255) + rest, 255))
      parts[index * 3 + 1] = UInt8(min((pixel >> 8 & 255) + rest, 255))
      parts[index * 3 + 2] = UInt8(min((pixel & 255) + rest, 255))
    }
    return parts.withUnsafeBufferPointer { parts -> [UInt8]? in
      guard let base = parts.baseAddress,
        let picture = make(
          base, 0, 0, 8, Int32(width), Int32(height), Int32(width * 3), nil, nil)
      else { return nil }
      defer { release(picture) }
      var buffer: UnsafeMutablePointer<UInt8>?
      var count = 0
      var keys = [strdup("quality"), nil]
      var values = [strdup(String(quality)), nil]
      defer {
        Glibc.free(keys[0])
        Glibc.free(values[0])
      }
      guard save(picture, &buffer, &count, "jpeg", &keys, &values, nil) != 0, let buffer else {
        return nil
      }
      defer { free(UnsafeMutableRawPointer(buffer)) }
      return Array(UnsafeBufferPointer(start: buffer, count: count))
    }
  }
}
