extension Menu {
  /// The identifier of a menu. The names are those of `UIMenu.Identifier`.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The root menu, which contains the others.
    public static let root = Identifier("root")
    /// The application menu.
    public static let application = Identifier("application")
    /// The menu with information about the application.
    public static let about = Identifier("about")
    /// The menu of the application's settings.
    public static let preferences = Identifier("preferences")
    /// The menu of services of other programs.
    public static let services = Identifier("services")
    /// The menu to hide the application.
    public static let hide = Identifier("hide")
    /// The menu to quit the application.
    public static let quit = Identifier("quit")
    /// The file menu.
    public static let file = Identifier("file")
    /// The menu to open new windows.
    public static let newScene = Identifier("newScene")
    /// The menu to open documents.
    public static let open = Identifier("open")
    /// The menu of recent documents.
    public static let openRecent = Identifier("openRecent")
    /// The menu to close windows.
    public static let close = Identifier("close")
    /// The print menu.
    public static let print = Identifier("print")
    /// The menu of document commands: duplicate, move, rename and export.
    public static let document = Identifier("document")
    /// The edit menu.
    public static let edit = Identifier("edit")
    /// The menu with undo and redo.
    public static let undoRedo = Identifier("undoRedo")
    /// The menu with cut, copy, paste, delete and select.
    public static let standardEdit = Identifier("standardEdit")
    /// The find menu.
    public static let find = Identifier("find")
    /// The menu to open the find panel.
    public static let findPanel = Identifier("findPanel")
    /// The menu to replace text by suggestions.
    public static let replace = Identifier("replace")
    /// The share menu.
    public static let share = Identifier("share")
    /// The menu with bold, italic and underline.
    public static let textStyle = Identifier("textStyle")
    /// The spelling and grammar menu.
    public static let spelling = Identifier("spelling")
    /// The menu to open the spelling panel.
    public static let spellingPanel = Identifier("spellingPanel")
    /// The menu of spelling options.
    public static let spellingOptions = Identifier("spellingOptions")
    /// The menu of substitutions of quotes, dashes and links.
    public static let substitutions = Identifier("substitutions")
    /// The menu to open the substitutions panel.
    public static let substitutionsPanel = Identifier("substitutionsPanel")
    /// The menu of substitution options.
    public static let substitutionOptions = Identifier("substitutionOptions")
    /// The menu with uppercase, lowercase and capitalization.
    public static let transformations = Identifier("transformations")
    /// The menu to speak text.
    public static let speech = Identifier("speech")
    /// The menu to look up text.
    public static let lookup = Identifier("lookup")
    /// The menu to learn the spelling of text.
    public static let learn = Identifier("learn")
    /// The format menu.
    public static let format = Identifier("format")
    /// The font menu.
    public static let font = Identifier("font")
    /// The menu to change the size of text.
    public static let textSize = Identifier("textSize")
    /// The menu of text colors.
    public static let textColor = Identifier("textColor")
    /// The menu to copy and paste text styles.
    public static let textStylePasteboard = Identifier("textStylePasteboard")
    /// The menu of paragraph commands.
    public static let text = Identifier("text")
    /// The menu of writing directions.
    public static let writingDirection = Identifier("writingDirection")
    /// The menu of text alignments.
    public static let alignment = Identifier("alignment")
    /// The menu to fill in known values.
    public static let autoFill = Identifier("autoFill")
    /// The view menu.
    public static let view = Identifier("view")
    /// The menu of toolbar commands.
    public static let toolbar = Identifier("toolbar")
    /// The menu of sidebar commands.
    public static let sidebar = Identifier("sidebar")
    /// The menu of full-screen commands.
    public static let fullscreen = Identifier("fullscreen")
    /// The window menu.
    public static let window = Identifier("window")
    /// The menu to minimize and zoom windows.
    public static let minimizeAndZoom = Identifier("minimizeAndZoom")
    /// The menu to bring all windows to the front.
    public static let bringAllToFront = Identifier("bringAllToFront")
    /// The help menu.
    public static let help = Identifier("help")
  }
}
