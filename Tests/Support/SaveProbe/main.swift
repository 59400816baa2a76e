import WindowResponder

// Reads a file and writes it with another text: SaveProbe PATH TEXT.

let arguments = CommandLine.arguments
guard arguments.count == 3 else { fatalError("usage: SaveProbe PATH TEXT") }
var file = SafeFile(path: arguments[1])
_ = try file.read()
try file.write(text: arguments[2])
