/// Limits under a name.
package struct Profile: Hashable, Sendable {
  /// The name on the command line.
  package var name: String
  /// The name for people.
  package var title: String
  /// The limits, in the file's order.
  package var limits: [Limit]

  /// Makes a profile.
  package init(name: String, title: String, limits: [Limit]) {
    self.name = name
    self.title = title
    self.limits = limits
  }

  /// The profiles that are part of the program, as they would stand in files.
  package static var builtIn: [(name: String, text: String)] {
    [
      ("windows-hlk", String(decoding: PackageResources.windows_hlk_profile, as: UTF8.self)),
      ("strict", String(decoding: PackageResources.strict_profile, as: UTF8.self)),
    ]
  }

  /// A profile that is part of the program; nil where none has the name.
  package static func named(_ name: String) throws(ProfileError) -> Profile? {
    guard let text = builtIn.first(where: { $0.name == name })?.text else { return nil }
    return try Profile(parsing: text)
  }
}
