/// An element of an XML file with its contents. Text is left out, since protocols do not use it.
struct XMLElement: Equatable {
  /// The name of the tag.
  var name: String
  /// The line of the opening tag, from 1.
  var line: Int
  /// The attributes, by name.
  var attributes: [String: String]
  /// The child elements.
  var children: [XMLElement] = []
}
