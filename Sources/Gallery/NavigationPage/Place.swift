import Widgets

/// A city to which the page navigates.
struct Place: Equatable {
  let name: String
  let country: String
  let color: Color

  static let all: [Place] = [
    Place(name: "Bergen", country: "Norway", color: .systemTeal),
    Place(name: "Coimbra", country: "Portugal", color: .systemOrange),
    Place(name: "Delft", country: "Netherlands", color: .systemBlue),
    Place(name: "Galway", country: "Ireland", color: .systemGreen),
    Place(name: "Ghent", country: "Belgium", color: .systemPurple),
    Place(name: "Kotor", country: "Montenegro", color: .systemIndigo),
    Place(name: "Lucca", country: "Italy", color: .systemPink),
    Place(name: "Matera", country: "Italy", color: .systemRed),
    Place(name: "Olomouc", country: "Czechia", color: .systemTeal),
    Place(name: "Regensburg", country: "Germany", color: .systemBlue),
    Place(name: "Tartu", country: "Estonia", color: .systemOrange),
    Place(name: "Uppsala", country: "Sweden", color: .systemGreen),
    Place(name: "Vaasa", country: "Finland", color: .systemPurple),
    Place(name: "Zadar", country: "Croatia", color: .systemIndigo),
  ]
}
