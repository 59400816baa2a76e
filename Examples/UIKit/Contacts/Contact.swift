import Foundation

/// A person in the list.
struct Contact: Hashable {
  let id: UUID
  var givenName: String
  var familyName: String
  var phone: String
  var note: String
  var isFavorite: Bool

  var fullName: String { "\(givenName) \(familyName)" }
  var initials: String { String(givenName.prefix(1) + familyName.prefix(1)) }

  init(_ givenName: String, _ familyName: String, _ phone: String, isFavorite: Bool = false) {
    id = UUID()
    self.givenName = givenName
    self.familyName = familyName
    self.phone = phone
    self.note = ""
    self.isFavorite = isFavorite
  }

  static let examples: [Contact] = [
    Contact("Ada", "Lovelace", "+44 20 7946 0001", isFavorite: true),
    Contact("Alan", "Turing", "+44 20 7946 0112"),
    Contact("Barbara", "Liskov", "+1 617 555 0143"),
    Contact("Donald", "Knuth", "+1 650 555 0199", isFavorite: true),
    Contact("Edsger", "Dijkstra", "+31 40 555 0123"),
    Contact("Frances", "Allen", "+1 914 555 0162"),
    Contact("Grace", "Hopper", "+1 703 555 0107", isFavorite: true),
    Contact("Hedy", "Lamarr", "+43 1 555 0134"),
    Contact("Ivan", "Sutherland", "+1 801 555 0158"),
    Contact("Jean", "Bartik", "+1 215 555 0171"),
    Contact("Katherine", "Johnson", "+1 757 555 0186"),
    Contact("Leslie", "Lamport", "+1 650 555 0121"),
    Contact("Margaret", "Hamilton", "+1 617 555 0169"),
    Contact("Niklaus", "Wirth", "+41 44 555 0110"),
    Contact("Radia", "Perlman", "+1 425 555 0138"),
    Contact("Sophie", "Wilson", "+44 1223 555 014"),
  ]
}
