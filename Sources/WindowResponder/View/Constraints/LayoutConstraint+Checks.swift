extension LayoutConstraint {
  static func item(_ any: Any) -> any LayoutItem {
    guard let item = itemOrNil(any) else {
      preconditionFailure(
        "A constraint is between views and layout guides, and not of \(Swift.type(of: any))")
    }
    return item
  }

  /// Returns the item in a value, which may be an optional.
  static func itemOrNil(_ any: Any) -> (any LayoutItem)? {
    if let view = any as? View { return view }
    if let guide = any as? LayoutGuide { return guide }
    return nil
  }

  /// Checks that two terms can be combined, as UIKit does. Otherwise the program ends.
  static func check(_ first: LayoutTerm, _ second: LayoutTerm?, multiplier: Double) {
    let (a, b) = (first.attribute, second?.attribute ?? .notAnAttribute)
    check(number: multiplier)
    precondition(a != .notAnAttribute, "A constraint's first attribute has to be one")
    guard b != .notAnAttribute else {
      precondition(
        a.isLength,
        "A constraint that sets \(a.name) to a constant has no meaning: places need a second item")
      return
    }
    precondition(
      a.axis == b.axis && a.isLength == b.isLength || a.isLength && b.isLength,
      "A constraint cannot be made between \(a.name) and \(b.name): they are of different kinds")
    precondition(
      !(a.followsDirection && b.isLeftOrRight || a.isLeftOrRight && b.followsDirection),
      "A constraint cannot be made between a leading or trailing attribute and a left or right one: "
        + "use leading and trailing for both, or neither")
  }

  static func check(number: Double) {
    precondition(number.isFinite, "\(number) is no legal constant or multiplier of a constraint")
  }
}

extension LayoutConstraint: @MainActor CustomStringConvertible {
  /// The constraint in one line.
  public var description: String {
    var text = firstTerm.words
    text += relation == .equal ? " == " : relation == .lessThanOrEqual ? " <= " : " >= "
    if let secondTerm {
      if multiplier != 1 { text += "\(Self.words(multiplier)) × " }
      text += secondTerm.words
      if constant > 0 { text += " + \(Self.words(constant))" }
      if constant < 0 { text += " - \(Self.words(-constant))" }
    } else {
      text += Self.words(constant)
    }
    if priority < .required { text += " @ \(Self.words(Double(priority.rawValue)))" }
    return identifier.map { "\"\($0)\": " + text } ?? text
  }

  /// Returns a number without trailing zeros.
  static func words(_ number: Double) -> String {
    let rounded = (number * 1_000).rounded() / 1_000
    if rounded == rounded.rounded(), rounded.magnitude < 1e15 { return "\(Int(rounded))" }
    return "\(rounded)"
  }
}

extension LayoutItem {
  /// The name of the item in messages: its class, and its label or tag.
  var layoutName: String {
    if let guide = self as? LayoutGuide {
      let owner = guide.owningView.map { $0.layoutName + "." } ?? ""
      return owner + guide.nameInOwner
    }
    guard let view = self as? View else { return "\(Swift.type(of: self))" }
    let kind = "\(Swift.type(of: view))"
    if let name = view.accessibilityLabel, !name.isEmpty { return "\(kind) \"\(name)\"" }
    return view.tag == 0 ? kind : "\(kind) #\(view.tag)"
  }
}
