import Glibc

extension PixbufLibrary {
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

  /// Returns pixels on white as the bytes of a JPEG file, with a quality from 0 to 100. If it cannot be
  /// written, returns `nil`.
  func jpeg(_ storage: PixelStorage, quality: Int) -> [UInt8]? {
    guard let make = library.function("gdk_pixbuf_new_from_data", MakeOf.self),
      let save = library.function("gdk_pixbuf_save_to_bufferv", Save.self),
      let free = library.function("g_free", Free.self)
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
