import WindowResponder

// Writes files, so that tests can kill the program during a write:
//   SaveProbe PATH TEXT                 reads a file and writes it with another text
//   SaveProbe --take-over ID NAME       copies the settings and the state that an older version kept as NAME

let arguments = CommandLine.arguments
if arguments.count == 4, arguments[1] == "--take-over" {
  let files = FormerFiles(
    folderName: arguments[2], formerNames: [arguments[3]], isIdentified: true,
    onProblem: { fatalError($0) })
  files.takeOver(.settings)
  files.takeOver(.state)
} else {
  guard arguments.count == 3 else { fatalError("usage: SaveProbe PATH TEXT") }
  var file = SafeFile(path: arguments[1])
  _ = try file.read()
  try file.write(text: arguments[2])
}
