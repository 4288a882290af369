// Measures layout by constraints as views see it: `make bench` prints the rows.

import UIKit

SolvedLayout.$isEnabled.withValue(true) {
  measureScreens()
  measureCells()
  measureList()
  measureMemory()
}
