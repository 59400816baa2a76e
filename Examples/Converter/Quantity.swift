/// A physical quantity with its units.
struct Quantity {
  /// A unit. A number of this unit multiplied by the factor, plus the offset, is a number of the first unit.
  struct Unit {
    var name: String
    var symbol: String
    var factor: Double
    var offset = 0.0
  }

  var name: String
  var units: [Unit]

  /// Converts a number from one unit to another. The units are given by their indices.
  func convert(_ number: Double, from: Int, to: Int) -> Double {
    let first = number * units[from].factor + units[from].offset
    return (first - units[to].offset) / units[to].factor
  }

  static let all: [Quantity] = [
    Quantity(
      name: "Length",
      units: [
        Unit(name: "Metres", symbol: "m", factor: 1),
        Unit(name: "Kilometres", symbol: "km", factor: 1000),
        Unit(name: "Centimetres", symbol: "cm", factor: 0.01),
        Unit(name: "Miles", symbol: "mi", factor: 1609.344),
        Unit(name: "Feet", symbol: "ft", factor: 0.3048),
        Unit(name: "Inches", symbol: "in", factor: 0.0254),
      ]),
    Quantity(
      name: "Weight",
      units: [
        Unit(name: "Kilograms", symbol: "kg", factor: 1),
        Unit(name: "Grams", symbol: "g", factor: 0.001),
        Unit(name: "Pounds", symbol: "lb", factor: 0.453_592_37),
        Unit(name: "Ounces", symbol: "oz", factor: 0.028_349_523_125),
      ]),
    Quantity(
      name: "Temperature",
      units: [
        Unit(name: "Celsius", symbol: "°C", factor: 1),
        Unit(name: "Fahrenheit", symbol: "°F", factor: 5.0 / 9, offset: -160.0 / 9),
        Unit(name: "Kelvin", symbol: "K", factor: 1, offset: -273.15),
      ]),
  ]
}
