/// A figure of a program that a machine can measure again with the same result.
struct Weight: Hashable, Sendable {
  /// The program and what of it is measured.
  struct Name: Hashable, Sendable, CustomStringConvertible {
    /// The product's name, as `PeerWindow`.
    var program: String
    /// The figure's name, as `press.instructions`.
    var figure: String

    var description: String { "\(program) \(figure)" }
  }

  var name: Name
  /// Bytes, instructions or calls, as the figure's name says.
  var value: Int

  init(_ program: String, _ figure: String, _ value: Int) {
    name = Name(program: program, figure: figure)
    self.value = value
  }
}

/// The environment on which weights depend in addition to the source code.
struct Surroundings: Equatable, Sendable {
  /// The compiler, as `Swift 6.3.1 (swift-6.3.1-RELEASE)`.
  var toolchain: String
  /// The distribution, its version and the processor's architecture, as `debian 12 x86_64`.
  var system: String
}
