/// One element of an XML file, with what is in it. Text is left out: protocols say nothing in text.
struct XMLElement: Equatable {
  /// The tag's name.
  var name: String
  /// The line of the opening tag, counted from one.
  var line: Int
  /// The attributes by name.
  var attributes: [String: String]
  /// The elements directly inside.
  var children: [XMLElement] = []
}
