/// The functions in a program's own file that it executed while it was measured.
struct ExecutedFunctions: Equatable, Sendable {
  /// The product's name, which is also the name of its module.
  var program: String
  /// The symbols of functions that a step executes each time, such as a press, in the order of their calls.
  var warm: [String] = []
  /// The symbols of functions that a start and the first steps, which fill caches, execute.
  var cold: [String] = []

  /// Returns a Boolean value that indicates whether a function is in the program's own module, which no other
  /// program has.
  func isOwn(_ symbol: String) -> Bool {
    symbol == "main" || symbol.hasPrefix("\(program)_")
      || symbol.contains("\(program.utf8.count)\(program)")
  }

  /// The symbols of functions that other programs may have too, without the names that callgrind gives to
  /// code without a symbol.
  var shared: (warm: [String], cold: [String]) {
    let isShared = { (symbol: String) in isSymbol(symbol) && !isOwn(symbol) }
    return (warm.filter(isShared), cold.filter(isShared))
  }

  private func isSymbol(_ name: String) -> Bool {
    !name.hasPrefix("0x")
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
          UInt8(ascii: "."):
          true
        default: false
        }
      }
  }
}
