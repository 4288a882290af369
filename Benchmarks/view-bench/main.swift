// Measures layout by constraints as views see it: `make bench` prints the rows.

import UIKit

// Both are those of displays to come.
SolvedLayout.$isEnabled.withValue(true) {
  TypesetText.$isEnabled.withValue(true) {
    measureScreens()
    measureCells()
    measureList()
    measureMemory()
  }
}
