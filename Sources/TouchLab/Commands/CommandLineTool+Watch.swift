/// The command that watches a screen that is not touched.
extension CommandLineTool {
  func watch(_ arguments: [String]) throws(Failure) -> ToolStatus {
    let options = try Options(arguments, flags: [], values: ["--for", "--lang", "-o"], files: 0)
    let language = options.value("--lang") == nil ? nil : try language(options).rawValue
    guard let seconds = try options.length("--for") else {
      throw .usage("watch needs --for, such as --for 48h")
    }
    guard let folder = options.value("-o") else { throw .usage("watch needs -o FOLDER") }
    let outcome: Result<ToolStatus, Failure> = MainActor.assumeIsolated {
      Result { () throws(Failure) -> ToolStatus in
        try WatchProgram.run(folder: folder, seconds: seconds, language: language)
      }
    }
    return try outcome.get()
  }
}
