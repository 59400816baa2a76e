import Glibc

/// A namespace for the compression of data with zlib.
package enum Compressor {
  /// The layout of zlib's `z_stream` on 64-bit systems.
  private struct State {
    var input: UnsafePointer<UInt8>?
    var inputCount: UInt32 = 0
    var inputTotal: UInt = 0
    var output: UnsafeMutablePointer<UInt8>?
    var outputCount: UInt32 = 0
    var outputTotal: UInt = 0
    var rest: (UInt, UInt, UInt, UInt, UInt, UInt, UInt, UInt) = (0, 0, 0, 0, 0, 0, 0, 0)
  }
  private typealias Begin =
    @convention(c) (
      UnsafeMutableRawPointer, Int32, Int32, Int32, Int32, Int32, UnsafePointer<CChar>, Int32
    ) -> Int32
  private typealias Step = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32

  /// Returns bytes in gzip's format. If the system has no zlib, returns an empty array.
  package static func gzip(_ bytes: [UInt8]) -> [UInt8] {
    guard let handle = dlopen("libz.so.1", RTLD_NOW), let begin = dlsym(handle, "deflateInit2_"),
      let step = dlsym(handle, "deflate")
    else { return [] }
    var state = State()
    var result = [UInt8](repeating: 0, count: 1 << 20)
    var count = 0
    bytes.withUnsafeBufferPointer { source in
      result.withUnsafeMutableBufferPointer { target in
        state.input = source.baseAddress
        state.inputCount = UInt32(source.count)
        state.output = target.baseAddress
        state.outputCount = UInt32(target.count)
        _ = unsafeBitCast(begin, to: Begin.self)(&state, 9, 8, 31, 8, 0, "1.2.11", 112)
        _ = unsafeBitCast(step, to: Step.self)(&state, 4)
        count = target.count - Int(state.outputCount)
      }
    }
    return Array(result[..<count])
  }

  /// Returns bytes in zlib's format, which PNG requires. If the system has no zlib, returns an empty array.
  package static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    typealias Compress =
      @convention(c) (
        UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt>, UnsafePointer<UInt8>, UInt
      )
      -> Int32
    guard let handle = dlopen("libz.so.1", RTLD_NOW), let compress = dlsym(handle, "compress")
    else { return [] }
    var result = [UInt8](repeating: 0, count: bytes.count + bytes.count / 100 + 64)
    var count = UInt(result.count)
    _ = unsafeBitCast(compress, to: Compress.self)(&result, &count, bytes, UInt(bytes.count))
    return Array(result[..<Int(count)])
  }
}
