import WindowResponder

/// An error in a command line.
enum OptionError: Error, Equatable, CustomStringConvertible {
  case unknownOption(String)
  case strayWord(String)
  case missingValue(option: String, meaning: String)
  case unwantedValue(String)
  case unknownPage(String)
  case badSetting(AppearanceOption.WrongValue)
  case badSize(String)
  case badScale(String)
  case imageTooLarge
  case badSeconds(option: String, String)
  case badSpeed(String)
  case fromAfterTo
  case onlyWithReplay
  case noFramesLive

  var description: String {
    switch self {
    case .unknownOption(let option):
      return "there is no option \(option)"
    case .strayWord(let word):
      return "\"\(word)\" is no option"
    case .missingValue(let option, let meaning):
      return "\(option) wants \(meaning)"
    case .unwantedValue(let option):
      return "\(option) takes no value"
    case .unknownPage(let name):
      let names = Page.all.map(\.identifier).joined(separator: ", ")
      return "there is no page \"\(name)\", but these: \(names)"
    case .badSetting(let wrong):
      return wrong.description
    case .badSize(let text):
      return "--size wants WIDTHxHEIGHT from 1 to \(Options.sizeLimit), as 900x640, not \"\(text)\""
    case .badScale(let text):
      let (least, most) = (Options.scales.lowerBound, Options.scales.upperBound)
      return "--scale wants a number from \(least) to \(most), not \"\(text)\""
    case .badSeconds(let option, let text):
      return "\(option) wants seconds, as 2.5, not \"\(text)\""
    case .badSpeed(let text):
      let (least, most) = (ReplayOptions.speeds.lowerBound, ReplayOptions.speeds.upperBound)
      return "--speed wants a number from \(least) to \(most), not \"\(text)\""
    case .fromAfterTo:
      return "--from is not before --to"
    case .onlyWithReplay:
      return "--frames, --checksums and --live are about --replay"
    case .noFramesLive:
      return "--live shows the frames on the desktop: --frames and --checksums are without it"
    case .imageTooLarge:
      return "size times scale is more pixels a side than a picture can have"
    }
  }
}
