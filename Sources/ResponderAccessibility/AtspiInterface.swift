/// An interface of AT-SPI 2.
enum AtspiInterface: String, CaseIterable {
  case accessible = "Accessible"
  case application = "Application"
  case component = "Component"
  case action = "Action"
  case text = "Text"
  case editableText = "EditableText"
  case value = "Value"
  case selection = "Selection"
  case table = "Table"
  case tableCell = "TableCell"
  case hypertext = "Hypertext"
  case hyperlink = "Hyperlink"
  case image = "Image"
  case document = "Document"
  case collection = "Collection"
  case cache = "Cache"

  /// The interfaces of objects.
  static let ofObjects = allCases.filter { $0 != .cache }

  static let prefix = "org.a11y.atspi."

  /// Finds an interface by its full name, `org.a11y.atspi.Text`.
  init?(fullName: String) {
    guard fullName.hasPrefix(Self.prefix) else { return nil }
    self.init(rawValue: String(fullName.dropFirst(Self.prefix.count)))
  }

  /// The full name, `org.a11y.atspi.Text`.
  var fullName: String { Self.prefix + rawValue }

  /// The methods, properties and signals.
  var members: AtspiMembers { Self.descriptions[self] ?? AtspiMembers() }

  /// Returns a Boolean value that indicates whether an object has the interface.
  @MainActor func isImplemented(by object: any AccessibleObject, root: Bool) -> Bool {
    switch self {
    case .accessible: return true
    case .application: return root
    case .component: return !root
    case .action: return !object.accessibleActions.isEmpty
    case .text: return object.accessibleText != nil
    case .editableText: return object.accessibleText?.editing != nil
    case .value: return object.accessibleValue != nil
    case .selection: return object.accessibleSelection != nil
    case .table: return object.accessibleTable != nil
    case .tableCell: return object.accessibleTableCell != nil
    case .hypertext: return object.accessibleLinks.map { !$0.isLink } ?? false
    case .hyperlink: return object.accessibleLinks?.isLink ?? false
    case .image: return object.accessibleImageFrame != nil
    case .document: return object.accessibleDocumentAttributes != nil
    case .collection: return object.accessibleChildCount > 0
    case .cache: return false
    }
  }
}
