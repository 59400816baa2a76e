/// A figure of a program that a machine can measure again with the same result.
struct Weight: Hashable, Sendable {
  /// The program and the name of the figure.
  struct Name: Hashable, Sendable, CustomStringConvertible {
    /// The name of the product, such as `PeerWindow`.
    var program: String
    /// The name of the figure, such as `press.instructions`.
    var figure: String

    var description: String { "\(program) \(figure)" }
  }

  var name: Name
  /// The number of bytes, instructions or calls, depending on the name of the figure.
  var value: Int

  init(_ program: String, _ figure: String, _ value: Int) {
    name = Name(program: program, figure: figure)
    self.value = value
  }
}

/// The environment on which weights depend in addition to the source code.
struct Surroundings: Equatable, Sendable {
  /// The compiler, such as `Swift 6.3.1 (swift-6.3.1-RELEASE)`.
  var toolchain: String
  /// The distribution, its version and the processor's architecture, such as `debian 12 x86_64`.
  var system: String
}
