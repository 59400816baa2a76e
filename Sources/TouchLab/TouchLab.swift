import Glibc

/// Judges touch screens by what was recorded of them.
@main
struct TouchLab {
  static func main() {
    let tool = CommandLineTool()
    let status = tool.run(Array(CommandLine.arguments.dropFirst()))
    exit(status.rawValue)
  }
}
