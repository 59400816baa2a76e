import Glibc
import ResponderSystem

/// Decompression of gzip data with zlib, up to a limit.
enum Inflater {
  /// The largest size of decompressed data, in bytes.
  static let limit = 32 << 20

  private typealias Stream = UnsafeMutableRawPointer
  private typealias Begin = @convention(c) (Stream, Int32, UnsafePointer<CChar>, Int32) -> Int32
  private typealias Step = @convention(c) (Stream, Int32) -> Int32
  private typealias End = @convention(c) (Stream) -> Int32

  /// A function that updates a checksum with a number of bytes.
  typealias Checksum = @convention(c) (UInt, UnsafePointer<UInt8>?, UInt32) -> UInt

  private static let name = "libz.so.1"

  /// zlib's `z_stream` on 64-bit systems.
  private struct State {
    var input: UnsafePointer<UInt8>?
    var inputCount: UInt32 = 0
    var inputTotal: UInt = 0
    var output: UnsafeMutablePointer<UInt8>?
    var outputCount: UInt32 = 0
    var outputTotal: UInt = 0
    var message: UnsafePointer<CChar>?
    var state: UnsafeMutableRawPointer?
    var allocate: UnsafeMutableRawPointer?
    var release: UnsafeMutableRawPointer?
    var opaque: UnsafeMutableRawPointer?
    var dataType: Int32 = 0
    var adler: UInt = 0
    var reserved: UInt = 0
  }

  /// The `crc32` function of zlib, with which PNG checks its chunks, or `nil` if the system has no zlib.
  static var checksum: Checksum? { LoadedLibrary(name)?.function("crc32", Checksum.self) }

  /// Returns the decompressed bytes. If zlib is missing, or the data is damaged or too large, throws an
  /// error.
  static func unpacked(_ bytes: [UInt8]) throws(ImageError) -> [UInt8] {
    guard let library = LoadedLibrary(name),
      let begin = library.function("inflateInit2_", Begin.self),
      let step = library.function("inflate", Step.self),
      let end = library.function("inflateEnd", End.self)
    else { throw .noReader(format: "gzip", library: name) }
    var state = State()
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 << 10)
    var status: Int32 = 0
    bytes.withUnsafeBufferPointer { source in
      state.input = source.baseAddress
      state.inputCount = UInt32(source.count)
      // A window of 15 bits, plus 16 for a gzip header.
      status = begin(&state, 31, "1.2.11", Int32(MemoryLayout<State>.stride))
      while status == 0, result.count <= limit {
        chunk.withUnsafeMutableBufferPointer { target in
          state.output = target.baseAddress
          state.outputCount = UInt32(target.count)
          status = step(&state, 0)
          result += target[..<(target.count - Int(state.outputCount))]
        }
      }
      _ = end(&state)
    }
    if result.count > limit { throw .tooLarge }
    guard status == 1 else { throw .damaged }
    return result
  }
}
