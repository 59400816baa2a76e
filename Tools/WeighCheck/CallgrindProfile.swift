/// The instructions and calls that callgrind counted between two dumps.
struct CallgrindProfile: Equatable, Sendable {
  /// A call of a function by a program file or a library.
  struct Call: Hashable, Sendable {
    /// The path of the caller's program file or library.
    var caller: String
    /// The symbol of the called function.
    var callee: String
  }

  /// A function of a program file or library.
  struct Function: Hashable, Sendable {
    /// The path of the program file or library.
    var object: String
    var symbol: String
  }

  /// The functions that were executed.
  var functions: Set<Function> = []
  /// The number of executed instructions, by the path of the program file or library that contains them.
  var instructions: [String: Int] = [:]
  /// The number of times that each call was made.
  var calls: [Call: Int] = [:]
  /// The functions that each function calls, in the order of its code.
  var callees: [Function: [Function]] = [:]

  /// Returns the sum of profiles that follow each other.
  static func + (left: Self, right: Self) -> Self {
    Self(
      functions: left.functions.union(right.functions),
      instructions: left.instructions.merging(right.instructions, uniquingKeysWith: +),
      calls: left.calls.merging(right.calls, uniquingKeysWith: +),
      callees: left.callees.merging(right.callees) { calls, more in
        calls + more.filter { !calls.contains($0) }
      })
  }

  /// Returns the instructions of one program file or library.
  func instructions(in object: String) -> Int { instructions[object] ?? 0 }

  /// Returns the instructions of everything else.
  func instructions(outside object: String) -> Int {
    instructions.reduce(0) { $0 + ($1.key == object ? 0 : $1.value) }
  }

  /// Returns the symbols of the executed functions of one program file or library, about in the order in
  /// which they were first called: each function is followed by those that it calls.
  func functions(in object: String) -> [String] {
    let isCalled = callees.values.reduce(into: Set<Function>()) { $0.formUnion($1) }
    let sorted = functions.sorted { ($0.object, $0.symbol) < ($1.object, $1.symbol) }
    var found: [String] = []
    var visited: Set<Function> = []
    var next = Array((sorted.filter { !isCalled.contains($0) } + sorted).reversed())
    while let function = next.popLast() {
      guard visited.insert(function).inserted else { continue }
      if function.object == object { found.append(function.symbol) }
      next += (callees[function] ?? []).reversed().filter { !visited.contains($0) }
    }
    return found
  }

  /// Returns the number of times that a program file or library called functions with these symbols.
  func calls(from object: String, to functions: Set<String>) -> Int {
    calls.reduce(0) { sum, call in
      let counts = call.key.caller == object && functions.contains(call.key.callee)
      return counts ? sum + call.value : sum
    }
  }

  /// Returns the number of times that functions with these symbols were called, by any caller.
  func calls(to functions: Set<String>) -> Int {
    calls.reduce(0) { functions.contains($1.key.callee) ? $0 + $1.value : $0 }
  }
}
