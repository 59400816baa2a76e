import ResponderSystem

/// The objects that clients have seen, by the number in their path.
@MainActor final class AtspiObjects {
  private struct Entry {
    weak var object: (any AccessibleObject)?
    let identity: ObjectIdentifier
    /// The number of the parent, the index and the number of children that clients know.
    var parent: Int?
    var index = -1
    var childCount = -1
  }

  static let folder = "/org/a11y/atspi/accessible/"
  static let rootPath = folder + "root"
  static let nullPath = "/org/a11y/atspi/null"
  /// The number of the root.
  static let rootNumber = 0

  private var entries: [Int: Entry] = [:]
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var last = 0
  private var sweepCount = 512
  /// The objects of links, by the number of the text and the index.
  private var links: [Int: [Int: AtspiLinkObject]] = [:]
  /// Numbers that have not been announced to clients, in the order of their creation.
  var unannounced: [Int] = []
  /// Numbers of removed objects, which has not been announced to clients.
  var gone: [Int] = []

  init(root: any AccessibleObject) {
    let identity = ObjectIdentifier(root)
    entries[Self.rootNumber] = Entry(object: root, identity: identity)
    numbers[identity] = Self.rootNumber
  }

  /// Returns the path of a number.
  static func path(_ number: Int) -> String {
    number == rootNumber ? rootPath : "\(folder)\(number)"
  }

  /// Returns the number in a path, or `nil` if it is not the path of an object.
  static func number(in path: String) -> Int? {
    guard path.hasPrefix(folder) else { return nil }
    if path == rootPath { return rootNumber }
    let digits = path.utf8.dropFirst(folder.utf8.count)
    guard (1...18).contains(digits.count), digits.first != UInt8(ascii: "0"),
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Returns the number of an object, and gives it one if it has none.
  func number(of object: any AccessibleObject) -> Int {
    if let number = known(object) { return number }
    let identity = ObjectIdentifier(object)
    // A previous object was at this address.
    if let old = numbers[identity] { drop(old) }
    last += 1
    entries[last] = Entry(object: object, identity: identity)
    numbers[identity] = last
    // Clients use each object of the cache as an accessible object, and could not use it as a link.
    if !(object is AtspiLinkObject) { unannounced.append(last) }
    if entries.count >= sweepCount { sweep() }
    return last
  }

  /// Returns the number of an object that clients have seen, or `nil`.
  func known(_ object: any AccessibleObject) -> Int? {
    guard let number = numbers[ObjectIdentifier(object)], entries[number]?.object === object else {
      return nil
    }
    return number
  }

  /// Returns the object with a number, or `nil` if it no longer exists.
  func object(_ number: Int) -> (any AccessibleObject)? { entries[number]?.object }

  /// All objects that clients have seen, in the order of their numbers.
  var all: [(number: Int, object: any AccessibleObject)] {
    entries.compactMap { entry in entry.value.object.map { (number: entry.key, object: $0) } }
      .ordered { $0.number < $1.number }
  }

  /// Stores what clients know of the position of an object and of its children.
  func note(_ number: Int, parent: Int?, index: Int, childCount: Int) {
    entries[number]?.parent = parent
    entries[number]?.index = index
    entries[number]?.childCount = childCount
  }

  /// Returns the number of children that clients know, or -1.
  func announcedChildCount(of number: Int) -> Int { entries[number]?.childCount ?? -1 }

  /// Returns the objects that clients know as children of an object, in the order of their indexes.
  func announcedChildren(of parent: Int) -> [(number: Int, index: Int)] {
    entries.compactMap { number, entry in
      entry.parent == parent ? (number: number, index: entry.index) : nil
    }
    .ordered { ($0.index, $0.number) < ($1.index, $1.number) }
  }

  /// Moves an object to another index, or to no parent.
  func move(_ number: Int, toIndex index: Int?) {
    entries[number]?.index = index ?? -1
    if index == nil { entries[number]?.parent = nil }
  }

  /// Removes an object. Its number is not used again.
  func forget(_ number: Int) {
    guard number != Self.rootNumber, let entry = entries.removeValue(forKey: number) else { return }
    if numbers[entry.identity] == number { numbers[entry.identity] = nil }
    links[number] = nil
  }

  /// Returns the object of a link in a text.
  func linkObject(_ index: Int, _ link: AccessibleLink, in text: any AccessibleObject)
    -> AtspiLinkObject
  {
    let owner = number(of: text)
    if let object = links[owner]?[index], object.link.address == link.address {
      object.link = link
      return object
    }
    let object = AtspiLinkObject(link, in: text)
    links[owner, default: [:]][index] = object
    return object
  }

  private func drop(_ number: Int) {
    forget(number)
    gone.append(number)
  }

  /// Removes objects that no longer exist, without notification.
  private func sweep() {
    for (number, entry) in entries where entry.object == nil { drop(number) }
    sweepCount = max(512, entries.count * 2)
  }
}
