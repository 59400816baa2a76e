import Foundation

/// The program that `script/desktops` runs, which tests behaviors on desktops and prints the results.
@main enum Desktops {
  static func main() {
    do throws(Options.Mistake) {
      run(try Options(Array(CommandLine.arguments.dropFirst())))
    } catch {
      say("\(error.word) cannot be read; see script/desktops --help")
      exit(2)
    }
  }

  private static func run(_ options: Options) {
    let desktops = Desktop.all(guests: options.guests).filter {
      Options.asks(options.desktops, for: $0.name)
    }
    let behaviours = Behaviour.all.filter { Options.asks(options.behaviours, for: $0.name) }
    if options.listsNames {
      print("Desktops: \(desktops.map(\.name).joined(separator: ", "))")
      print("Behaviours: \(behaviours.map(\.name).joined(separator: ", "))")
      return
    }
    guard !desktops.isEmpty, !behaviours.isEmpty else {
      say("nothing has such a name; see script/desktops --list")
      exit(2)
    }
    var table = Table(desktops: desktops.map(\.name))
    for behaviour in behaviours {
      let outcomes = desktops.map { desktop in
        let outcome = behaviour.outcome(on: desktop)
        say("\(behaviour.name), \(desktop.name): \(outcome.word) \(outcome.reason ?? "")")
        return outcome
      }
      table.add(behaviour.name, outcomes)
    }
    print(table.markdown)
    if let file = options.table { write(table, to: file) }
    if table.failures > 0 {
      say("\(table.failures) fail")
      exit(1)
    }
  }

  /// Writes the table into a file, where it replaces the existing one between two markers.
  private static func write(_ table: Table, to file: String) {
    let marks = (begin: "<!-- table -->\n", end: "<!-- end of the table -->")
    guard let text = try? String(contentsOfFile: file, encoding: .utf8),
      let begin = text.range(of: marks.begin),
      let end = text.range(of: marks.end, range: begin.upperBound..<text.endIndex)
    else {
      say("\(file) has no marks for the table")
      exit(1)
    }
    let full = text[..<begin.upperBound] + "\n" + table.markdown + "\n" + text[end.lowerBound...]
    do {
      try String(full).write(toFile: file, atomically: true, encoding: .utf8)
    } catch {
      say("\(file): \(error.localizedDescription)")
      exit(1)
    }
  }

  private static func say(_ words: String) {
    FileHandle.standardError.write(Data("desktops: \(words)\n".utf8))
  }
}
