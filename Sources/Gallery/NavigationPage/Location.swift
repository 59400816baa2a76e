import Widgets

/// A city to which the page navigates.
struct Location: Equatable {
  let name: String
  let country: String
  let color: Color

  static let all: [Location] = [
    Location(name: "Bergen", country: "Norway", color: .systemTeal),
    Location(name: "Coimbra", country: "Portugal", color: .systemOrange),
    Location(name: "Delft", country: "Netherlands", color: .systemBlue),
    Location(name: "Galway", country: "Ireland", color: .systemGreen),
    Location(name: "Ghent", country: "Belgium", color: .systemPurple),
    Location(name: "Kotor", country: "Montenegro", color: .systemIndigo),
    Location(name: "Lucca", country: "Italy", color: .systemPink),
    Location(name: "Matera", country: "Italy", color: .systemRed),
    Location(name: "Olomouc", country: "Czechia", color: .systemTeal),
    Location(name: "Regensburg", country: "Germany", color: .systemBlue),
    Location(name: "Tartu", country: "Estonia", color: .systemOrange),
    Location(name: "Uppsala", country: "Sweden", color: .systemGreen),
    Location(name: "Vaasa", country: "Finland", color: .systemPurple),
    Location(name: "Zadar", country: "Croatia", color: .systemIndigo),
  ]
}
