import ResponderSystem

/// The program that judges touch screens by recordings. Without a command it opens the window that records.
@main @MainActor struct TouchLab {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let tool = CommandLineTool()
    if tool.opensWindow(arguments) {
      guard let request = tool.windowRequest(arguments) else {
        CurrentProcess.exit(ToolStatus.usage.rawValue)
      }
      LabDelegate.request = request
      ToolStatus.watchDisplay()
      LabDelegate.main()
    } else {
      CurrentProcess.exit(tool.run(arguments).rawValue)
    }
  }
}
