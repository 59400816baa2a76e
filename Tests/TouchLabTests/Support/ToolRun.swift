@testable import TouchLab

/// Runs the tool, and returns its status, its output and its errors.
func run(_ arguments: [String]) -> (status: ToolStatus, output: String, errors: [String]) {
  var output = ""
  var errors: [String] = []
  let tool = CommandLineTool(output: { output += $0 }, errors: { errors.append($0) })
  return (tool.run(arguments), output, errors)
}

/// Runs the tool with separate arguments.
func run(_ arguments: String...) -> (status: ToolStatus, output: String, errors: [String]) {
  run(arguments)
}
