extension AccessibleRole {
  /// The English name, `push button`. Follows `atspi_role_get_name`.
  package var name: String { Self.names[self] ?? "unknown" }

  private static let names = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, separated("\($0)", by: " ")) })
}

extension AccessibleState {
  /// The name in events, `multi-line`. Follows the nicknames of `AtspiStateType`.
  package var name: String { Self.names[self] ?? "invalid" }

  private static let names: [AccessibleState: String] = {
    var names = Dictionary(
      uniqueKeysWithValues: allCases.map { ($0, separated("\($0)", by: "-")) })
    names[.hasToolTip] = "has-tooltip"
    names[.multiSelectable] = "multiselectable"
    return names
  }()
}

/// Returns the words of a name in camel case in lower case, with a separator between them.
private func separated(_ name: String, by separator: Character) -> String {
  var result = ""
  for character in name {
    if character.isUppercase {
      result.append(separator)
      result += character.lowercased()
    } else {
      result.append(character)
    }
  }
  return result
}
