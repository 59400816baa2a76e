import WidgetCatalogue

/// The options of the command line.
struct WidgetImageOptions {
  /// An error in the command line.
  struct Mistake: Error {
    let sentence: String
  }

  static let help = """
    Usage: Pictures [--documentation | --sample] [--sheets] [--only NAME] … FOLDER
      --documentation   light and dark, as the documentation has them: FOLDER/MODULE/NAME@2x.png
      --sample          four looks in place of all 24
      --sheets          all pictures of a look on one sheet as well
      --only NAME       only this widget
      --symbol-names    no pictures: the names of all symbols, one a line

    """

  private(set) var folder = ""
  private(set) var appearances = ExhibitAppearance.all
  private(set) var makesSheets = false
  private(set) var listsSymbols = false
  private var isDocumentation = false
  private var names: Set<String> = []

  init(_ arguments: [String]) throws(Mistake) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--documentation": (isDocumentation, appearances) = (true, ExhibitAppearance.documented)
      case "--sample": appearances = ExhibitAppearance.sample
      case "--sheets": makesSheets = true
      case "--symbol-names": listsSymbols = true
      case "--only":
        guard let name = rest.popFirst(), Exhibit.all.contains(where: { $0.name == name }) else {
          throw Mistake(sentence: "--only wants one of \(Exhibit.all.map(\.name))")
        }
        names.insert(name)
      case _ where argument.hasPrefix("-"):
        throw Mistake(sentence: "there is no option \(argument)")
      default:
        guard folder.isEmpty else { throw Mistake(sentence: "one folder is enough") }
        folder = argument
      }
    }
    if folder.isEmpty, !listsSymbols {
      throw Mistake(sentence: "where shall the pictures be written?")
    }
  }

  /// Returns a Boolean value that indicates whether to draw a widget.
  func draws(_ exhibit: Exhibit) -> Bool { names.isEmpty || names.contains(exhibit.name) }

  /// Returns the path of the file for an image.
  func path(of exhibit: Exhibit, appearance: ExhibitAppearance) -> String {
    guard isDocumentation else { return "\(folder)/\(appearance)/\(exhibit.name).png" }
    let end = appearance.isDark ? "~dark@2x.png" : "@2x.png"
    return "\(folder)/\(exhibit.module.rawValue)/\(exhibit.name)\(end)"
  }
}
