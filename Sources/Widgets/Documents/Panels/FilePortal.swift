import ResponderBus
import ResponderSystem
import ResponderWords

/// The desktop's panels for files (`org.freedesktop.portal.FileChooser`).
@MainActor package enum FilePortal {
  /// A description of the panel to show.
  package struct Question {
    package var title = ""
    package var prompt: String?
    package var types: [FileType] = []
    /// A Boolean value that indicates whether the panel also offers a file type that accepts all files.
    package var offersAll = false
    package var allowsSeveral = false
    package var choosesFolders = false
    /// The name of the file to save, or `nil` for a panel that opens files.
    package var name: Pathname?
    package var folder: Pathname?

    package init() {}
  }

  /// Shows the panel. If there is no session bus, returns `nil`.
  ///
  /// - Parameter completion: Called once, later, with absolute paths. The list is empty if the user cancels,
  ///   and `nil` if the desktop has no such portal or refuses to show the panel.
  package static func ask(
    _ question: Question, above parent: PortalParent? = nil, in context: ProgramContext,
    _ completion: @escaping ([Pathname]?) -> Void
  ) -> PortalRequest? {
    guard context.busAddress != nil, let bus = try? context.sessionBus.open() else { return nil }
    return PortalRequest.ask(
      "FileChooser", question.name == nil ? "OpenFile" : "SaveFile", parent: parent,
      [.string(question.title)], options: options(of: question), on: bus, in: context
    ) { outcome in
      switch outcome {
      case .answered(let values):
        let paths = paths(in: values)
        completion(question.allowsSeveral ? paths : Array(paths.prefix(1)))
      case .cancelled: completion([])
      case .refused, .unavailable: completion(nil)
      }
    }
  }

  private static func options(of question: Question) -> [String: DBusValue] {
    var options: [String: DBusValue] = ["modal": .bool(true)]
    if let prompt = question.prompt { options["accept_label"] = .string(prompt) }
    if let folder = question.folder {
      options["current_folder"] = .array(
        of: "y", folder.bytes.map(DBusValue.byte) + [.byte(0)])
    }
    if let name = question.name {
      options["current_name"] = .string(name.displayName)
    } else {
      options["multiple"] = .bool(question.allowsSeveral)
      options["directory"] = .bool(question.choosesFolders)
    }
    let kinds = question.types + (question.offersAll ? [.any] : [])
    if !question.types.isEmpty {
      options["filters"] = .array(of: "(sa(us))", kinds.map(filter))
      options["current_filter"] = kinds.first.map(filter)
    }
    return options
  }

  /// Returns a file type in the form that the portal expects: as patterns of file names.
  private static func filter(_ type: FileType) -> DBusValue {
    let patterns = type.suffixes.isEmpty ? ["*"] : type.suffixes.map { "*." + eitherCase($0) }
    return .structure([
      .string(ownWord(type.name)),
      .array(of: "(us)", patterns.map { .structure([.uint32(0), .string($0)]) }),
    ])
  }

  /// Returns a pattern that accepts letters in both cases, such as `[tT][xX][tT]`.
  private static func eitherCase(_ suffix: String) -> String {
    suffix.map { letter in
      let upper = letter.uppercased()
      return upper == String(letter) ? String(letter) : "[\(letter)\(upper)]"
    }.joined()
  }

  /// Returns the files that the portal names, without those that are not files of this machine.
  static func paths(in values: [String: DBusValue]) -> [Pathname] {
    var paths: [Pathname] = []
    for value in values["uris"]?.parts?.prefix(10_000) ?? [] {
      if let path = value.text.flatMap({ Pathname(address: $0) }), !paths.contains(path) {
        paths.append(path)
      }
    }
    return paths
  }
}
