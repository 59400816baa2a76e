import Testing
import UIKit

@testable import UIKitFoundation

private struct Person {
  var name: String
  var age: Int
  var nick: String?
}

private class Animal {
  var kind = "cat"
}

private final class Cat: Animal {
  var name = "Tom"
}

@Suite struct PredicateTests {
  private func isTrue(_ format: String, _ arguments: [Any] = [], _ object: Any?) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: object)
  }

  @Test("A text is validated by a regular expression, which describes the whole text")
  func matches() {
    let expression = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
    let address = NSPredicate(format: "SELF MATCHES %@", expression)
    #expect(address.evaluate(with: "ann@example.org"))
    #expect(!address.evaluate(with: "ann@example"))
    #expect(!address.evaluate(with: "to ann@example.org"))
    #expect(!address.evaluate(with: nil))
    #expect(isTrue("SELF MATCHES[c] %@", ["A|AB"], "ab"))
    #expect(!isTrue("SELF MATCHES %@", ["A|AB"], "ab"))
  }

  @Test("Texts are compared with and without regard to case and accents")
  func texts() {
    #expect(isTrue("SELF CONTAINS[cd] %@", ["EMI"], "\u{c9}mile"))
    #expect(!isTrue("SELF CONTAINS[c] %@", ["EMI"], "\u{c9}mile"))
    #expect(isTrue("SELF BEGINSWITH 'ab'", [], "abc") && !isTrue("SELF BEGINSWITH 'b'", [], "abc"))
    #expect(isTrue("SELF ENDSWITH[c] \"BC\"", [], "abc") && !isTrue("SELF ENDSWITH 'b'", [], "abc"))
    #expect(isTrue("SELF LIKE 'h?l*'", [], "hello") && !isTrue("SELF LIKE 'h?l'", [], "hello"))
    #expect(isTrue("SELF LIKE 'a\\\\*'", [], "a*") && !isTrue("SELF LIKE 'a\\\\*'", [], "ab"))
    #expect(isTrue("SELF ==[c] %@", ["ABC"], "abc") && !isTrue("SELF == %@", ["ABC"], "abc"))
  }

  @Test("Numbers and dates are compared by their values")
  func numbers() {
    #expect(NSPredicate(format: "SELF > %ld", 3).evaluate(with: 4))
    #expect(!isTrue("SELF > 3", [], 3) && isTrue("SELF >= 3", [], 3.0))
    #expect(isTrue("SELF != -1.5", [], 1) && isTrue("SELF = -1.5", [], -1.5))
    #expect(isTrue("SELF BETWEEN {1, 3}", [], 2) && !isTrue("SELF BETWEEN {1, 3}", [], 4))
    #expect(isTrue("SELF IN %@", [[1, 2]], 2) && !isTrue("SELF IN {1, 2}", [], 3))
    let date = Date(timeIntervalSince1970: 100)
    #expect(isTrue("SELF < %@", [date.addingTimeInterval(1)], date))
    #expect(isTrue("SELF == YES", [], true) && !isTrue("SELF == YES", [], false))
  }

  @Test("NOT precedes AND, and AND precedes OR")
  func combinations() {
    #expect(isTrue("SELF == 1 OR SELF == 2 AND SELF == 3", [], 1))
    #expect(!isTrue("(SELF == 1 || SELF == 2) && SELF == 3", [], 1))
    #expect(isTrue("NOT SELF == 1 or TRUEPREDICATE", [], 1))
    #expect(!isTrue("!(SELF == 1) OR FALSEPREDICATE", [], 1))
  }

  @Test("Key paths read dictionaries and stored properties, also of a superclass")
  func paths() {
    let person = Person(name: "Anna", age: 20)
    #expect(isTrue("name BEGINSWITH[c] %@ AND age >= %d", ["an", 18], person))
    #expect(isTrue("nick == nil", [], person) && !isTrue("nick != nil", [], person))
    #expect(isTrue("%K == %@", ["kind", "cat"], Cat()) && isTrue("SELF.name == 'Tom'", [], Cat()))
    #expect(isTrue("owner.age IN {20}", [], ["owner": person]))
    let names = ["Anna", "Bert"] as NSArray
    let found = names.filtered(using: NSPredicate(format: "SELF contains[c] %@", "N"))
    #expect(found as? [String] == ["Anna"])
  }

  @Test("A format that cannot be parsed has a reason")
  func errors() {
    let formats = [
      "SELF", "SELF ==", "(SELF == 1", "SELF == %@", "SELF == 'a", "SELF ==[x] 1", "SELF == 1 2",
      "SELF IN {1 2}", "SELF == %", "",
    ]
    for format in formats {
      #expect(throws: PredicateError.self, "\(format)") { try PredicateParser.parse(format, []) }
    }
  }
}
