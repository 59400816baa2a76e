/// A color that is drawn over pixels, each of which it covers partly.
///
/// In optimized builds, four pixels are computed at a time. Without optimization, the operations of vectors
/// are calls, and single pixels are thirty times faster. OPTIMIZED is defined in Package.swift.
struct CoveredColor {
  /// The components of four pixels, with 16 bits each: blue and red, or green and alpha.
  typealias Components = SIMD8<UInt16>

  /// The premultiplied pixel.
  let color: UInt32
  #if OPTIMIZED
    private let low: Components
    private let high: Components
  #endif

  /// Creates a color from a premultiplied pixel.
  @inline(__always)
  init(_ color: UInt32) {
    self.color = color
    #if OPTIMIZED
      (low, high) = Self.components(SIMD4(repeating: color))
    #endif
  }

  /// Draws the color over pixels in a row.
  ///
  /// - Parameters:
  ///   - coverage: The coverage of `count` pixels, 0 to 255.
  ///   - room: The number of pixels that may be written, at least `count`. The others keep their values.
  @inline(__always)
  func lay(
    over pixels: UnsafeMutablePointer<UInt32>, _ coverage: UnsafePointer<UInt8>, count: Int,
    room: Int
  ) {
    var index = 0
    #if OPTIMIZED
      while index &+ 4 <= count {
        let four = UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt32.self)
        layFour(over: pixels + index, four)
        index &+= 4
      }
      if index < count, index &+ 4 <= room {
        var rest = UInt32(coverage[index])
        if index &+ 1 < count { rest |= UInt32(coverage[index &+ 1]) &<< 8 }
        if index &+ 2 < count { rest |= UInt32(coverage[index &+ 2]) &<< 16 }
        return layFour(over: pixels + index, rest)
      }
    #endif
    while index < count {
      PixelBlend.lay(color, over: pixels + index, coverage: UInt32(coverage[index]))
      index &+= 1
    }
  }
}

#if OPTIMIZED
  extension CoveredColor {
    /// Draws the color over four pixels with the coverage in the bytes of a number, the lowest first.
    @inline(__always)
    private func layFour(over pixels: UnsafeMutablePointer<UInt32>, _ coverage: UInt32) {
      if coverage == 0 { return }
      let four = SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(coverage, to: SIMD4<UInt8>.self))
      let part = Self.product(low, high, four)
      let memory = UnsafeMutableRawPointer(pixels)
      let old = Self.components(memory.loadUnaligned(as: SIMD4<UInt32>.self))
      let rest = SIMD4(repeating: 255) &- (part &>> SIMD4(repeating: 24))
      memory.storeBytes(
        of: part &+ Self.product(old.low, old.high, rest), as: SIMD4<UInt32>.self)
    }

    @inline(__always)
    private static func components(
      _ pixels: SIMD4<UInt32>
    ) -> (low: Components, high: Components) {
      let bytes = unsafeBitCast(pixels, to: Components.self)
      return (bytes & Components(repeating: 0xFF), bytes &>> Components(repeating: 8))
    }

    /// Returns four pixels with their components multiplied by `factors` / 255, rounded, as
    /// ``PixelBlend/scaled(_:by:)``.
    @inline(__always)
    private static func product(
      _ low: Components, _ high: Components, _ factors: SIMD4<UInt32>
    ) -> SIMD4<UInt32> {
      let both = unsafeBitCast(factors | (factors &<< SIMD4(repeating: 16)), to: Components.self)
      let half = Components(repeating: 0x80)
      let shift = Components(repeating: 8)
      let low = low &* both &+ half
      let high = high &* both &+ half
      return unsafeBitCast(
        ((low &+ (low &>> shift)) &>> shift)
          | ((high &+ (high &>> shift)) & Components(repeating: 0xFF00)),
        to: SIMD4<UInt32>.self)
    }
  }
#endif
