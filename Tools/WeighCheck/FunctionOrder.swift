/// The file that determines the order of functions for the linker: one symbol per line, in two groups.
///
/// The functions of each step are first, followed by those of a start only. In each group, a function is
/// followed by those that it calls, so that functions that run together are on the same pages of memory and
/// in few cache lines. After a rest, a program waits for memory more than it calculates.
struct FunctionOrder: Equatable, Sendable {
  /// The share of the executed functions that the file may lack, in percent.
  static let room = 5.0

  /// The lines at the top, which begin with `#`.
  private static let comments = """
    # The functions that a start, a press, a key and a scroll step execute, in the order for the linker.
    # script/order writes this file, and script/weigh compares it with what is executed.

    """

  /// The symbols in their order.
  var symbols: [String]

  /// Reads the text of a file. Empty lines and those that begin with `#` are skipped.
  init(text: String) {
    symbols = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
  }

  /// Creates the order of the functions that programs have executed.
  init(_ programs: [ExecutedFunctions]) {
    let shared = programs.map(\.shared)
    var known: Set<String> = []
    symbols = (shared.flatMap(\.warm) + shared.flatMap(\.cold)).filter { known.insert($0).inserted }
  }

  /// The text of the file.
  var text: String { Self.comments + symbols.joined(separator: "\n") + "\n" }

  /// Returns the problem with the file for the executed functions, and what to do, or `nil` if there is none.
  func problem(besides programs: [ExecutedFunctions], file: String) -> String? {
    let executed = Self(programs).symbols
    let listed = Set(symbols)
    let missing = executed.count { !listed.contains($0) }
    guard Double(missing) > Double(executed.count) * Self.room / 100 else { return nil }
    return
      "\(file) lacks \(ComparedWeight.grouped(missing)) of the \(ComparedWeight.grouped(executed.count)) "
      + "functions that the programs execute (room \(Int(Self.room)) %): run script/order"
  }
}
